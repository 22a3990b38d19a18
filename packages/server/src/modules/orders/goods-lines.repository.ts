import { notFound } from '../../base/problem.js'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { goodsItemColumns, goodsItemJoins, goodsTermsColumns, goodsTermsJoin } from '../pricing/goods.sql.js'
import type { Goods, GoodsItem, GoodsTerms } from '../pricing/goods.types.js'
import { requireUnit } from '../pricing/item-gating.js'

/** A requested quantity of an item. */
export interface RequestedLine {
  readonly itemId: number
  readonly unit: number
  readonly quantity: number
}

type LineRow = GoodsItem & Pick<RequestedLine, 'unit' | 'quantity'>

const lockCompanyQuery = namedQuery(
  'order-lock-company',
  'SELECT a.id FROM accounts a WHERE a.id = $1 FOR NO KEY UPDATE',
)

const lockItemsQuery = namedQuery(
  'order-lock-items',
  'SELECT i.id FROM items i WHERE i.id = ANY($1::int[]) ORDER BY i.id FOR NO KEY UPDATE',
)

/**
 * Locks the company (its credit and allocations) and then items, as every order does, until the transaction ends: two
 * orders cannot both take the last of anything.
 */
export async function lockGoods(scope: Scope, itemIds: readonly number[]): Promise<void> {
  await lockCompanyQuery.all(scope.db, [scope.accountId])
  await lockItemsQuery.all(scope.db, [itemIds])
}

const goodsQuery = namedQuery<GoodsTerms & { readonly lines: LineRow[] }>(
  'order-goods',
  `SELECT ${goodsTermsColumns},
    (SELECT COALESCE(json_agg(line_row ORDER BY line_row."position"), '[]') FROM (
      SELECT requested."position", requested.unit, requested.quantity, ${goodsItemColumns}
      FROM json_to_recordset($3::json) AS requested("position" int, "itemId" int, unit int, quantity int)
      JOIN items i ON i.id = requested."itemId" ${goodsItemJoins}) line_row) AS lines
  FROM accounts a ${goodsTermsJoin('$2')}
  WHERE a.id = $1`,
)

/**
 * Reads lines as a cart would hold them: their current items, priced for the company, in one statement.
 * @param shipAddressId the address whose tax counts; null for the default shipping address
 * @throws ProblemError when there is no such item, or it is not sold in the unit
 */
export async function readGoods(
  scope: Scope,
  requested: readonly RequestedLine[],
  shipAddressId: number | null,
): Promise<Goods> {
  const rows = requested.map((line, position) => ({ ...line, position }))
  const [goods] = await goodsQuery.all(scope.db, [scope.accountId, shipAddressId, JSON.stringify(rows)])
  const found = goods?.lines ?? []
  if (!goods || found.length < requested.length) {
    throw notFound('One of these items is not in the catalog any more. Choose another.')
  }
  const lines = found.map(({ unit, quantity, ...item }) => ({ unit, quantity, item }))
  for (const { item, unit } of lines) requireUnit(item, unit)
  return { ...goods, lines }
}
