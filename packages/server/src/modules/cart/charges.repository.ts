import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { taxJoin } from '../pricing/tax.sql.js'

/** The tax at an address, and which of some items it applies to. */
export interface TaxAtAddress {
  readonly taxRate: number
  readonly shippingTaxable: boolean
  readonly items: { itemId: number; taxable: boolean }[]
}

const taxQuery = namedQuery<TaxAtAddress>(
  'tax-at-address',
  `SELECT CASE WHEN a.tax_exempt THEN 0 ELSE COALESCE(tax.rate, 0)::float8 END AS "taxRate",
    tax.shipping_taxable AS "shippingTaxable",
    (SELECT COALESCE(json_agg(json_build_object('itemId', i.id, 'taxable', i.taxable) ORDER BY i.id), '[]')
      FROM items i WHERE i.id = ANY($3::int[])) AS items
  FROM accounts a ${taxJoin('tax', 'd.account_id = a.id AND d.id = $2')}
  WHERE a.id = $1 AND tax.address_id IS NOT NULL`,
)

/**
 * Looks up the tax at one of the company's addresses.
 * @returns null when the company has no such address
 */
export const readTax = async (
  scope: Scope,
  addressId: number,
  itemIds: readonly number[],
): Promise<TaxAtAddress | null> => {
  const [row] = await taxQuery.all(scope.db, [scope.accountId, addressId, itemIds])
  return row ?? null
}

const feeRateQuery = namedQuery<{ rate: number | null }>(
  'convenience-fee-rate',
  'SELECT CASE WHEN convenience_fee THEN convenience_fee_percent::float8 END AS rate FROM accounts WHERE id = $1',
)

/** The company's convenience fee in percent; null when it is not charged one. */
export const readConvenienceFeeRate = async (scope: Scope): Promise<number | null> => {
  const [row] = await feeRateQuery.all(scope.db, [scope.accountId])
  return row?.rate ?? null
}
