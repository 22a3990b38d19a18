import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { allocationLeft } from '../pricing/allocation.sql.js'
import { rxTermsColumns } from '../pricing/goods.sql.js'
import { isoInstant } from '../records/instant.sql.js'
import { isDueSql, rhythmsSql } from '../records/rhythm.sql.js'

/** Why the store suggests an item. */
export type SuggestionKind = 'buyAgain' | 'industry' | 'category' | 'pickUp' | 'timeToReorder'

/** An item to suggest, with the company's latest purchase of it. */
export interface SuggestionCandidate {
  readonly kind: SuggestionKind
  readonly itemId: number
  readonly unit: number | null
  readonly orderedOn: string | null
}

/** Items to suggest, the best of each kind first, and the terms that the company buys on. */
export interface Suggestions {
  readonly rxLevels: string[]
  readonly sellable: string[]
  readonly candidates: SuggestionCandidate[]
}

/**
 * A purchase counts only if at least this many other companies made it, so that it reveals nothing about one of them.
 */
const fewestCompanies = 3
/** Orders of another company that count: its latest ones. */
const ordersOfCompany = 20
/** More candidates than the page shows, because some of them cannot be bought. */
const candidatesOfKind = 8

const today = `($3::timestamptz AT TIME ZONE 'America/New_York')::date`
const counts = `o.status NOT IN ('Rejected', 'Cancelled')`

/** The product of an item, or the parent of a company: both tables have the same columns. */
function rootOf(row: string): string {
  return `COALESCE(${row}.parent_id, ${row}.id)`
}

/**
 * $1 account, $2 user, $3 the current time, $4 the item just added or null. Companies of one parent count as one.
 */
const suggestionsQuery = namedQuery<Suggestions>(
  'suggested-products',
  `WITH bought AS (
    SELECT o.id AS order_id, l.item_id, ${rootOf('i')} AS product_id, l.unit_id, o.placed_at, o.subscription_id,
      (o.placed_at AT TIME ZONE 'America/New_York')::date AS day
    FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN items i ON i.id = l.item_id
    WHERE o.account_id = $1 AND o.placed_at > $3::timestamptz - interval '365 days' AND ${counts}),
  in_cart AS (
    SELECT l.item_id, ${rootOf('i')} AS product_id
    FROM carts c JOIN cart_lines l ON l.cart_id = c.id JOIN items i ON i.id = l.item_id
    WHERE c.user_id = $2 AND c.account_id = $1),
  latest AS (
    SELECT DISTINCT ON (item_id) item_id, unit_id, placed_at FROM bought ORDER BY item_id, placed_at DESC, order_id DESC),
  often AS (
    SELECT item_id, count(DISTINCT order_id) AS orders FROM bought WHERE placed_at > $3::timestamptz - interval '180 days'
    GROUP BY item_id HAVING count(DISTINCT order_id) >= 2),
  rhythms AS (${rhythmsSql('bought')}),
  opened AS (
    SELECT v.item_id, v.viewed_at FROM item_views v
    WHERE v.account_id = $1 AND v.user_id = $2 AND v.viewed_at > $3::timestamptz - interval '30 days'
      AND NOT EXISTS (SELECT FROM bought b WHERE b.product_id = v.item_id AND b.placed_at >= v.viewed_at)),
  others AS (
    SELECT ${rootOf('i')} AS product_id, ${rootOf('other')} AS company,
      other.industry = own.industry AND own.industry <> 'general' AS is_peer,
      i.category_id = (SELECT category_id FROM items WHERE id = $4::int) AS is_same_category
    FROM accounts own JOIN accounts other ON ${rootOf('other')} <> ${rootOf('own')}
      CROSS JOIN LATERAL (
        SELECT o.id FROM orders o
        WHERE o.account_id = other.id AND o.placed_at > $3::timestamptz - interval '90 days' AND ${counts}
        ORDER BY o.placed_at DESC LIMIT ${ordersOfCompany}) recent
      JOIN order_lines l ON l.order_id = recent.id JOIN items i ON i.id = l.item_id
    WHERE own.id = $1),
  popular AS (
    SELECT product_id, count(DISTINCT company) FILTER (WHERE is_peer) AS peers,
      count(DISTINCT company) FILTER (WHERE is_same_category) AS buyers
    FROM others
    WHERE product_id NOT IN (SELECT product_id FROM bought UNION ALL SELECT product_id FROM in_cart) GROUP BY product_id),
  candidates AS (
    SELECT 'buyAgain' AS kind, item_id, orders::float8 AS weight FROM often
      WHERE item_id NOT IN (SELECT item_id FROM in_cart)
    UNION ALL
    SELECT 'timeToReorder', item_id, (${today} - r.last_day) / r.every_days FROM rhythms r
      WHERE ${isDueSql(today)} AND item_id NOT IN (SELECT item_id FROM in_cart)
    UNION ALL
    SELECT 'pickUp', item_id, extract(epoch FROM viewed_at) FROM opened
      WHERE item_id NOT IN (SELECT product_id FROM in_cart)
    UNION ALL SELECT 'industry', product_id, peers FROM popular WHERE peers >= ${fewestCompanies}
    UNION ALL SELECT 'category', product_id, buyers FROM popular WHERE buyers >= ${fewestCompanies}),
  ranked AS (
    SELECT c.kind, c.item_id, row_number() OVER (PARTITION BY c.kind ORDER BY c.weight DESC, c.item_id) AS place
    FROM candidates c JOIN items i ON i.id = c.item_id
      LEFT JOIN account_allocations al ON al.account_id = $1 AND al.item_id = i.id
    WHERE ${allocationLeft('i', 'al')} IS DISTINCT FROM 0)
  SELECT ${rxTermsColumns},
    (SELECT COALESCE(json_agg(json_build_object('kind', r.kind, 'itemId', r.item_id, 'unit', latest.unit_id,
        'orderedOn', ${isoInstant('latest.placed_at')}) ORDER BY r.place), '[]')
      FROM ranked r LEFT JOIN latest ON latest.item_id = r.item_id WHERE r.place <= ${candidatesOfKind}) AS candidates
  FROM accounts a WHERE a.id = $1`,
)

/** Reads the products that the store may suggest to a user, in one statement. */
export async function readSuggestions(
  { db, accountId, userId }: Scope,
  now: Date,
  itemId: number | null,
): Promise<Suggestions> {
  const [row] = await suggestionsQuery.all(db, [accountId, userId, now, itemId])
  return row ?? { rxLevels: [], sellable: [], candidates: [] }
}

/** $1 account, $2 user, $3 the current time, $4 how many. */
const openedQuery = namedQuery<{ id: number }>(
  'recent-user-search-products',
  `SELECT i.id FROM item_views v JOIN items i ON i.id = v.item_id
  WHERE v.account_id = $1 AND v.user_id = $2 AND v.viewed_at > $3::timestamptz - interval '30 days' AND NOT i.inactive
  ORDER BY v.viewed_at DESC, i.id LIMIT $4`,
)

/** Ids of the products that a user opened from a search, the newest first. */
export async function readOpenedProducts(
  { db, accountId, userId }: Scope,
  now: Date,
  limit: number,
): Promise<number[]> {
  const rows = await openedQuery.all(db, [accountId, userId, now, limit])
  return rows.map(({ id }) => id)
}
