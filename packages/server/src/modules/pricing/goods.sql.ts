import { allocationLeft } from './allocation.sql.js'
import { priceSql } from './price.sql.js'
import { isRecalledSql } from './recalled.sql.js'
import { taxJoin } from './tax.sql.js'

const price = priceSql('i', 'a')

/** The column `units` for an item `i`: its units in their order, as JSON. */
export const unitsColumn = `(SELECT COALESCE(json_agg(unit_row), '[]') FROM (
    SELECT u.id, u.unit_name AS "unitName", u.label, u.conversion_rate AS "conversionRate", u.base_unit AS "baseUnit"
    FROM item_units u WHERE u.item_id = i.id ORDER BY u.position, u.id) unit_row) AS units`

/**
 * The columns of `GoodsItem` for an item `i` and the account `a`; needs {@link goodsItemJoins}. Numerics of at most 15
 * digits survive JSON exactly.
 */
export const goodsItemColumns = `i.id AS "itemId", i.site_display_name AS name, i.item_name AS "itemName", i.manufacturer, i.mpn,
  i.url_component AS "urlComponent", i.thumbnail_image AS "thumbnailImage", i.matrix_details AS "matrixDetails",
  i.rx_level AS "rxLevel", i.quantity_available AS "quantityAvailable", i.is_matrix_parent AS "isMatrixParent",
  i.is_addable_to_cart AND NOT ${isRecalledSql('i')} AS "isAddableToCart", i.inactive, i.restricted, i.special_order AS "specialOrder", i.taxable,
  ${price.price} AS price, ${allocationLeft('i', 'al')} AS "allocationLeft",
  ${unitsColumn}`

/** Joins that {@link goodsItemColumns} needs after `items i`. */
export const goodsItemJoins = `${price.joins}
  LEFT JOIN account_allocations al ON al.account_id = a.id AND al.item_id = i.id`

/** The columns of `ChargeTerms` that depend only on the account `a`. */
export const companyTermsColumns = `a.id AS "accountId", a.tax_exempt AS "isTaxExempt",
  CASE WHEN a.convenience_fee THEN a.convenience_fee_percent END::float8 AS "listedFeePercent"`

/** The columns of `ChargeTerms` for the account `a`; needs `taxJoin` as `tax`. */
export const chargeTermsColumns = `${companyTermsColumns}, tax.destination, tax.listed AS "listedTax"`

/** The columns `rxLevels`, which the account `a` may buy, and `sellable`, which the store sells. */
export const rxTermsColumns = `to_json(a.rx_levels) AS "rxLevels",
  (SELECT COALESCE(json_agg(r.level), '[]') FROM rx_levels r WHERE r.sellable) AS sellable`

/** The columns of `GoodsTerms` for the account `a`; needs {@link goodsTermsJoin}. */
export const goodsTermsColumns = `${chargeTermsColumns}, ${rxTermsColumns}`

/**
 * Joins the tax at one of the addresses of the account `a`.
 * @param address parameter of the address's id; null means the default shipping address
 */
export function goodsTermsJoin(address: string): string {
  return taxJoin(
    'tax',
    `d.account_id = a.id AND CASE WHEN ${address}::int IS NULL THEN d.default_shipping AND NOT d.deleted
      ELSE d.id = ${address} END`,
  )
}
