import type { Category } from '@gauze/contract'
import { type Db, namedQuery } from '../../db/client.js'
import { namedCategorySql } from './category.repository.js'

/** The facts that a listing needs before it searches. */
interface ListingFrame {
  /** Null when the name is unknown. */
  readonly category: Category | null
  /** The company's price level; null for a visitor. */
  readonly level: string | null
}

const frameQuery = namedQuery<ListingFrame>(
  'listing-frame',
  `SELECT (${namedCategorySql}) AS category, (SELECT price_level FROM accounts WHERE id = $2) AS level`,
)

/**
 * Reads the category and the viewer's price level in one statement.
 * @param category url component or id of a category or subcategory, or null for none
 */
export async function readListingFrame(
  db: Db,
  category: string | null,
  accountId: number | null,
): Promise<ListingFrame> {
  const [row] = await frameQuery.all(db, [category, accountId])
  return row ?? { category: null, level: null }
}
