import type { ReorderItem } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { type ListWindow, offsetOf } from '../../http/list-answer.js'
import { goodsItemColumns, goodsItemJoins, rxTermsColumns } from '../pricing/goods.sql.js'
import type { GoodsItem } from '../pricing/goods.types.js'
import { containing } from '../records/containing.js'
import { isoInstant } from '../records/instant.sql.js'
import { isDueSql } from '../records/rhythm.sql.js'

/** An item that the company bought, as it may buy it now, with its latest purchase. */
export type ReorderRow = GoodsItem & Omit<ReorderItem, 'item' | 'itemId' | 'pricePaid'> & { readonly pricePaid: number }

/** Items that the company bought, and the terms that it buys on. */
interface Reorders {
  readonly rxLevels: string[]
  readonly sellable: string[]
  readonly total: number
  readonly bought: ReorderRow[]
}

/** Which purchases to read. */
export interface ReorderChoice {
  readonly since: Date
  readonly source: 'salesOrder' | 'estimate'
  readonly search: string | null
  /** 'due' has the items first that are due again, the others by their latest purchase. */
  readonly order: 'due' | 'newest' | 'oldest' | 'most often'
  /** The current time, which says what is due. */
  readonly now: Date
}

/** The day of a moment in Eastern time. */
function dayOf(moment: string) {
  return `(${moment} AT TIME ZONE 'America/New_York')::date`
}

/** The first or the last of the days, which a condition leaves, on which the company $1 bought the item of `goods`. */
function purchaseDay(alias: string, condition: string, order: 'ASC' | 'DESC') {
  return `LATERAL (
      SELECT * FROM purchase_days p WHERE p.account_id = $1 AND p.item_id = goods.item_id AND ${condition}
      ORDER BY p.day ${order} LIMIT 1) ${alias}`
}

const newestDay = purchaseDay('newest', 'true', 'DESC')

const today = dayOf('$7::timestamptz')

/** The estimates `e` of the company $1 since $2 that say what it buys. */
const estimated = "e.account_id = $1 AND e.created_at >= $2 AND e.status IN ('Open', 'Accepted', 'Expired')"

/**
 * The items that the company $1 bought since $2, each with its latest purchase and how often it was bought. Lines of
 * estimates count as purchases, too.
 */
const sources = {
  salesOrder: `SELECT l.item_id, l.unit_id, l.quantity, l.price, newest.last_at AS at, o.id AS transaction_id,
      o.order_no AS number, newest.orders_to - first.orders_to + first.orders AS purchases
    FROM goods CROSS JOIN ${newestDay} CROSS JOIN ${purchaseDay('first', `p.day >= (SELECT ${dayOf('$2::timestamptz')})`, 'ASC')}
      JOIN order_lines l ON l.id = newest.last_line_id JOIN orders o ON o.id = l.order_id`,
  estimate: `SELECT DISTINCT ON (l.item_id) l.item_id, l.unit_id, l.quantity, l.price, e.created_at AS at,
      e.id AS transaction_id, e.estimate_no AS number, counted.purchases
    FROM estimates e JOIN estimate_lines l ON l.estimate_id = e.id JOIN (
      SELECT l.item_id, count(DISTINCT e.id)::int AS purchases FROM estimates e JOIN estimate_lines l ON l.estimate_id = e.id
      WHERE ${estimated} GROUP BY l.item_id) counted ON counted.item_id = l.item_id
    WHERE ${estimated} ORDER BY l.item_id, e.created_at DESC, l.id DESC`,
}

/** Subqueries of their own are calculated once, not for each item. */
const yearAgo = "(SELECT $7::timestamptz - interval '365 days')"

/**
 * The rhythms of the year before $7 that `rhythmsSql` describes, of the first and the last day of purchase. Squared, its
 * comparison of the deviation with half the usual distance needs no root, and no row between the two.
 */
const rhythms = `SELECT item_id, span::numeric / gaps AS every_days, last_day
  FROM (
    SELECT newest.item_id, newest.day AS last_day, newest.day - first.day AS span, newest.days_to - first.days_to AS gaps,
      newest.squared_gaps_to - first.squared_gaps_to AS squares,
      newest.subscribed_days_to - first.subscribed_days_to + first.is_subscribed::int AS subscribed_days
    FROM goods CROSS JOIN ${newestDay}
      CROSS JOIN ${purchaseDay('first', `p.day >= (SELECT ${dayOf(yearAgo)}) AND p.last_at > ${yearAgo}`, 'ASC')}) of_year
  WHERE gaps >= 2 AND 4 * gaps * squares <= 5::bigint * span * span AND subscribed_days = 0`

/** $3 a pattern or null, $4 the order, $5 rows on a page, $6 rows before it, $7 the current time. */
function reordersSql(source: string) {
  const order = `CASE $4::text WHEN 'oldest' THEN extract(epoch FROM at) WHEN 'most often' THEN -purchases
      WHEN 'due' THEN -is_due::int END, at DESC, item_id`
  return `WITH RECURSIVE goods AS (
    SELECT min(p.item_id) AS item_id FROM purchase_days p WHERE p.account_id = $1
    UNION ALL
    SELECT (SELECT min(p.item_id) FROM purchase_days p WHERE p.account_id = $1 AND p.item_id > goods.item_id)
    FROM goods WHERE goods.item_id IS NOT NULL),
  latest AS (${source}),
  rhythms AS (${rhythms}),
  found AS (
    SELECT latest.*, COALESCE(${isDueSql(today)}, false) AS is_due, round(r.every_days)::int AS every_days,
      r.last_day + round(r.every_days)::int AS due_on
    FROM latest JOIN items i ON i.id = latest.item_id LEFT JOIN rhythms r ON r.item_id = latest.item_id
    WHERE $3::text IS NULL OR i.item_name ILIKE $3 OR i.mpn ILIKE $3 OR i.site_display_name ILIKE $3),
  shown AS (SELECT *, row_number() OVER (ORDER BY ${order}) AS place FROM found ORDER BY place LIMIT $5 OFFSET $6)
  SELECT ${rxTermsColumns},
    (SELECT count(*)::int FROM found) AS total,
    (SELECT COALESCE(json_agg(bought_row ORDER BY bought_row.place), '[]') FROM (
      SELECT shown.place, COALESCE(kept.id, (SELECT u.id FROM item_units u WHERE u.item_id = i.id ORDER BY u.position, u.id LIMIT 1))
          AS unit, shown.quantity, ${isoInstant('shown.at')} AS "orderedOn", shown.transaction_id AS "transactionId",
        shown.number AS "transactionNumber", shown.purchases, shown.price AS "pricePaid",
        shown.is_due AS "isDue", CASE WHEN shown.due_on IS NOT NULL
          THEN json_build_object('everyDays', shown.every_days, 'dueOn', shown.due_on) END AS rhythm, ${goodsItemColumns}
      FROM shown JOIN items i ON i.id = shown.item_id
        LEFT JOIN item_units kept ON kept.id = shown.unit_id AND kept.item_id = i.id ${goodsItemJoins}) bought_row) AS bought
  FROM accounts a WHERE a.id = $1`
}

const ordersQuery = namedQuery<Reorders>('reorder-from-orders', reordersSql(sources.salesOrder))
const estimatesQuery = namedQuery<Reorders>('reorder-from-estimates', reordersSql(sources.estimate))

/** Reads a page of the items that the company bought, each once with its latest purchase, in one statement. */
export async function readReorders(
  scope: Scope,
  { since, source, search, order, now }: ReorderChoice,
  window: ListWindow,
): Promise<Reorders> {
  const query = source === 'estimate' ? estimatesQuery : ordersQuery
  const values = [scope.accountId, since, search === null ? null : containing(search), order]
  const [row] = await query.all(scope.db, [...values, window.limit, offsetOf(window), now])
  return row ?? { rxLevels: [], sellable: [], total: 0, bought: [] }
}
