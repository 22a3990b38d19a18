import type { ReorderItem } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { type ListWindow, offsetOf } from '../../http/list-answer.js'
import { goodsItemColumns, goodsItemJoins, rxTermsColumns } from '../pricing/goods.sql.js'
import type { GoodsItem } from '../pricing/goods.types.js'
import { containing } from '../records/containing.js'
import { isoInstant } from '../records/instant.sql.js'
import { isDueSql, rhythmsSql } from '../records/rhythm.sql.js'

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

const today = `($7::timestamptz AT TIME ZONE 'America/New_York')::date`

/** Purchases `b` of the company $1 since $2. Lines of estimates count as purchases, too. */
const sources = {
  salesOrder: `SELECT l.id, l.item_id, l.unit_id, l.quantity, l.price, o.placed_at AS at, o.id AS transaction_id,
      o.order_no AS number
    FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.account_id = $1 AND o.placed_at >= $2 AND o.status NOT IN ('Rejected', 'Cancelled')`,
  estimate: `SELECT l.id, l.item_id, l.unit_id, l.quantity, l.price, e.created_at AS at, e.id AS transaction_id,
      e.estimate_no AS number
    FROM estimates e JOIN estimate_lines l ON l.estimate_id = e.id
    WHERE e.account_id = $1 AND e.created_at >= $2 AND e.status IN ('Open', 'Accepted', 'Expired')`,
}

/** $3 a pattern or null, $4 the order, $5 rows on a page, $6 rows before it, $7 the current time. */
function reordersSql(source: string) {
  const order = `CASE $4::text WHEN 'oldest' THEN extract(epoch FROM at) WHEN 'most often' THEN -purchases
      WHEN 'due' THEN -is_due::int END, at DESC, item_id`
  return `WITH b AS (${source}),
  counted AS (SELECT item_id, count(DISTINCT transaction_id)::int AS purchases FROM b GROUP BY item_id),
  latest AS (SELECT DISTINCT ON (item_id) b.*, purchases FROM b JOIN counted USING (item_id) ORDER BY item_id, at DESC, id DESC),
  of_year AS (
    SELECT l.item_id, (o.placed_at AT TIME ZONE 'America/New_York')::date AS day, o.subscription_id
    FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.account_id = $1 AND o.placed_at > $7::timestamptz - interval '365 days'
      AND o.status NOT IN ('Rejected', 'Cancelled')),
  rhythms AS (${rhythmsSql('of_year')}),
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
