import { type Db, inTransaction, lockForTransaction } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'

/** Days that count, and the age in days at which an event counts half. */
const lastDays = 90
const halfLife = 30
/** At most this many people a day count for one product, except for orders. */
const mostPeople = 100

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** The last counted days may have received more events since. */
async function firstOpenDay(tx: Db, today: string): Promise<string> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    SELECT greatest(${today}::date - ${lastDays}::int, max(day) - 1)::text AS day FROM search_interest`)
  return rows[0]?.day ?? today
}

/** Each person counts once a day for a product and kind of event, however often the event is sent. */
function events(from: string) {
  return sql`
  SELECT DISTINCT (e.created_at AT TIME ZONE 'UTC')::date AS day, coalesce(i.parent_id, i.id) AS item_id,
    CASE WHEN e.event_type = 'click' THEN 'click' ELSE 'cart' END AS kind, e.user_token AS person
  FROM insights_events e CROSS JOIN unnest(e.object_ids) AS o (id)
  JOIN items i ON i.id = CASE WHEN o.id ~ '^[1-9][0-9]{0,9}$' THEN o.id::bigint END
  WHERE e.created_at >= ${from}::timestamp AT TIME ZONE 'UTC' AND e.index_name = 'items'
    AND (e.event_type = 'click' OR e.event_subtype = 'addToCart')`
}

function purchases(from: string) {
  return sql`
  SELECT DISTINCT (o.placed_at AT TIME ZONE 'UTC')::date, coalesce(i.parent_id, i.id), 'order', o.account_id::text
  FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN items i ON i.id = l.item_id
  WHERE o.placed_at >= ${from}::timestamp AT TIME ZONE 'UTC' AND o.status NOT IN ('Rejected', 'Cancelled')`
}

async function countDays(tx: Db, today: string) {
  const from = await firstOpenDay(tx, today)
  await tx.execute(sql`
    DELETE FROM search_interest WHERE day >= ${from}::date OR day < ${today}::date - ${lastDays}::int`)
  await tx.execute(sql`
    INSERT INTO search_interest (day, item_id, clicks, carts, orders)
    SELECT day, item_id, count(*) FILTER (WHERE kind = 'click'), count(*) FILTER (WHERE kind = 'cart'),
      count(*) FILTER (WHERE kind = 'order')
    FROM (${events(from)} UNION ALL ${purchases(from)}) seen WHERE day <= ${today}::date GROUP BY day, item_id`)
}

/**
 * Orders weigh most. Clicks and carts count by their square root and up to a limit, because the sender of events can
 * invent persons.
 */
function writeScores(tx: Db, today: string) {
  return tx.execute(sql`
    WITH scores AS (
      SELECT item_id, round(sum(power(0.5, (${today}::date - day) / ${halfLife}::float8)
        * (sqrt(least(clicks, ${mostPeople})) + 3 * sqrt(least(carts, ${mostPeople})) + 10 * orders)))::int AS score
      FROM search_interest GROUP BY item_id),
    gone AS (
      DELETE FROM search_popularity p
      WHERE NOT EXISTS (SELECT FROM scores s WHERE s.item_id = p.item_id AND s.score > 0) RETURNING item_id),
    written AS (
      INSERT INTO search_popularity AS p (item_id, score) SELECT item_id, score FROM scores WHERE score > 0
      ON CONFLICT (item_id) DO UPDATE SET score = excluded.score WHERE p.score <> excluded.score RETURNING item_id)
    SELECT search_note_changes(array_agg(item_id))
    FROM (SELECT item_id FROM gone UNION ALL SELECT item_id FROM written) changed`)
}

/**
 * Counts recent shopper events and scores products by the last 90 days, in which older events count less. Products
 * whose score changed are noted for the index.
 * @example
 * await refreshPopularity(db, new Date())
 */
export function refreshPopularity(db: Db, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockForTransaction(tx, 'popularity')
    await countDays(tx, dayOf(now))
    await writeScores(tx, dayOf(now))
  })
}
