import { type Db, namedQuery } from '../../db/client.js'
import { listParameter } from '../../db/list-parameter.sql.js'
import { priceSql } from '../pricing/price.sql.js'
import { isRecalledSql } from '../pricing/recalled.sql.js'
import { isoInstant } from '../records/instant.sql.js'
import type { CardRow, LatestPurchases, Viewer } from './card.types.js'

function unitsJson(item: string) {
  return `(
  SELECT COALESCE(json_agg(json_build_object('id', u.id, 'unitName', u.unit_name, 'label', u.label,
    'conversionRate', u.conversion_rate, 'baseUnit', u.base_unit) ORDER BY u.position, u.id), '[]')
  FROM item_units u WHERE u.item_id = ${item}.id)`
}

/** Members of a JSON object in the shape of PricedItem. Numerics of at most 15 digits survive JSON exactly. */
function pricedItemMembers(item: string, price: ReturnType<typeof priceSql>) {
  return `
  'id', ${item}.id, 'itemName', ${item}.item_name, 'siteDisplayName', ${item}.site_display_name,
  'matrixDetails', ${item}.matrix_details, 'mpn', ${item}.mpn, 'gtin', ${item}.gtin,
  'urlComponent', ${item}.url_component, 'thumbnailImage', ${item}.thumbnail_image,
  'quantityAvailable', ${item}.quantity_available, 'rxLevel', ${item}.rx_level, 'inactive', ${item}.inactive,
  'restricted', ${item}.restricted, 'specialOrder', ${item}.special_order,
  'isAddableToCart', ${item}.is_addable_to_cart AND NOT ${isRecalledSql(item)}, 'allocationPeriod', ${item}.allocation_period,
  'price', ${price.price}, 'levelPrice', ${price.levelPrice}, 'listPrice', ${price.listPrice},
  'units', ${unitsJson(item)}`
}

const ids = listParameter('$1')
const itemPrice = priceSql('i', 'a')
const variantPrice = priceSql('v', 'a')

/**
 * $1 item ids in the requested order, $2 account or null, $3 the item of the page or null.
 * @param columns further columns
 */
function cardsSql(columns = '') {
  return `SELECT json_build_object(${pricedItemMembers('i', itemPrice)},
    'parentId', i.parent_id, 'isMatrixParent', i.is_matrix_parent, 'displayName', i.display_name,
    'manufacturer', i.manufacturer, 'level', a.price_level,
    'category', json_build_object('id', c.id, 'name', c.name, 'urlComponent', c.url_component, 'parent',
      CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'name', p.name, 'urlComponent', p.url_component) END),
    'children', CASE WHEN i.is_matrix_parent OR i.id = $3 THEN (
      SELECT COALESCE(json_agg(json_build_object(${pricedItemMembers('v', variantPrice)}) ORDER BY v.id), '[]')
      FROM items v ${variantPrice.joins}
      WHERE v.parent_id = COALESCE(i.parent_id, i.id) AND NOT v.inactive) ELSE '[]' END) AS card${columns}
  FROM unnest(${ids}) WITH ORDINALITY AS requested(id, place)
  JOIN items i ON i.id = requested.id
  JOIN categories c ON c.id = i.category_id
  LEFT JOIN categories p ON p.id = c.parent_id
  LEFT JOIN accounts a ON a.id = $2
  ${itemPrice.joins}
  ORDER BY requested.place`
}

/** Only the last orders of a company, so that an old customer's listing is as fast as a new one's. */
const ordersLookedAt = 200

/** The first row has the latest purchases of all products; rejected and canceled orders do not count. */
const purchasesColumn = `, CASE WHEN row_number() OVER (ORDER BY requested.place) = 1 THEN (
    SELECT json_object_agg(item_id, json_build_object('unit', unit_id, 'orderedOn', ${isoInstant('placed_at')})) FROM (
      SELECT DISTINCT ON (l.item_id) l.item_id, l.unit_id, recent.placed_at
      FROM (SELECT o.id, o.placed_at FROM orders o WHERE o.account_id = $2 AND o.status NOT IN ('Rejected', 'Cancelled')
        ORDER BY o.placed_at DESC LIMIT ${ordersLookedAt}) recent
      JOIN order_lines l ON l.order_id = recent.id
      WHERE l.item_id IN (SELECT id FROM items WHERE id = ANY(${ids}) UNION ALL SELECT id FROM items WHERE parent_id = ANY(${ids}))
      ORDER BY l.item_id, recent.placed_at DESC, recent.id DESC, l.position) latest) END AS purchases`

const cardsQuery = namedQuery<{ card: CardRow }>('cards', cardsSql())

const listedCardsQuery = namedQuery<{ card: CardRow; purchases: LatestPurchases | null }>(
  'listed-cards',
  cardsSql(purchasesColumn),
)

/**
 * Reads products for cards, in the order of the ids, in one statement; unknown ids are left out.
 * @param focusId the item of the page: if it is a variant, it comes with its siblings
 */
export async function readCards(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
  focusId: number | null = null,
): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const rows = await cardsQuery.all(db, [ids, viewer.accountId, focusId])
  return rows.map(({ card }) => card)
}

/**
 * Reads products for cards as `readCards` does, with the company's latest purchases of them, in one statement. A visitor
 * has no purchases.
 */
export async function readListedCards(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
  focusId: number | null = null,
): Promise<{ readonly cards: CardRow[]; readonly purchases: LatestPurchases }> {
  const rows = ids.length === 0 ? [] : await listedCardsQuery.all(db, [ids, viewer.accountId, focusId])
  return { cards: rows.map(({ card }) => card), purchases: rows[0]?.purchases ?? {} }
}
