import { type Db, namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { allocationLeft } from '../pricing/allocation.sql.js'

const sellableQuery = namedQuery<{ level: string }>(
  'sellable-rx-levels',
  'SELECT level FROM rx_levels WHERE sellable ORDER BY level',
)

/** The Rx levels that the store sells now. */
export async function readSellableLevels(db: Db): Promise<string[]> {
  return (await sellableQuery.all(db, [])).map(({ level }) => level)
}

const topItemsQuery = namedQuery<{ id: number }>(
  'top-items',
  `SELECT id FROM items WHERE parent_id IS NULL AND NOT inactive AND NOT restricted AND is_addable_to_cart
  ORDER BY popularity DESC, id LIMIT $1`,
)

/** The ids of bestsellers. */
export async function readTopItemIds(db: Db, limit: number): Promise<number[]> {
  return (await topItemsQuery.all(db, [limit])).map(({ id }) => id)
}

const categoryItemsQuery = namedQuery<{ id: number }>(
  'category-items',
  `SELECT i.id FROM items i JOIN categories c ON c.id = i.category_id LEFT JOIN categories p ON p.id = c.parent_id
  WHERE (c.url_component = ANY ($1::text[]) OR p.url_component = ANY ($1::text[]))
    AND i.parent_id IS NULL AND NOT i.inactive AND NOT i.restricted AND i.is_addable_to_cart
  ORDER BY i.popularity DESC, i.id LIMIT $2`,
)

/**
 * The ids of the bestsellers of categories and their subcategories.
 * @param categories url components, such as `infection-control`; unknown ones are ignored
 */
export async function readCategoryItemIds(db: Db, categories: readonly string[], limit: number): Promise<number[]> {
  return (await categoryItemsQuery.all(db, [categories, limit])).map(({ id }) => id)
}

const allocationQuery = namedQuery<{ allocation: number | null }>(
  'item-allocation',
  `SELECT ${allocationLeft('i', 'al')}::int AS allocation
  FROM items i LEFT JOIN account_allocations al ON al.item_id = i.id AND al.account_id = $1
  WHERE i.id = $2`,
)

/**
 * Base units of an item that the company may still order in the current period; null without a limit.
 * @returns undefined when there is no such item
 */
export async function readAllocation(scope: Scope, itemId: number): Promise<number | null | undefined> {
  const [row] = await allocationQuery.all(scope.db, [scope.accountId, itemId])
  return row?.allocation
}
