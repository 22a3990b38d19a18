import type { Db } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'
import type { InsightsEvent } from '../protocol/insights.js'

/** The largest item number. */
const lastId = 2_147_483_647

/**
 * Records the products that users opened from a search, each with its latest time. The token of the browser identifies
 * the user; clicks of unknown people are left out.
 */
export async function noteOpenedProducts(db: Db, events: readonly InsightsEvent[]): Promise<void> {
  const opened = events.flatMap(({ eventType, queryID, userToken, objectIDs = [] }) =>
    eventType === 'click' && queryID !== undefined
      ? objectIDs.filter(isItemId).map((id) => ({ userToken, id: Number(id) }))
      : [],
  )
  if (opened.length === 0) return
  const tokens = sql.param(opened.map(({ userToken }) => userToken))
  const ids = sql.param(opened.map(({ id }) => id))
  // In one order, so that two batches of one person do not wait for each other.
  await db.execute(sql`
    INSERT INTO item_views (account_id, user_id, item_id)
    SELECT DISTINCT t.account_id, t.user_id, coalesce(i.parent_id, i.id)
    FROM unnest(${tokens}::text[], ${ids}::int[]) AS opened (user_token, id)
      JOIN search_user_tokens t ON t.user_token = opened.user_token JOIN items i ON i.id = opened.id
    ORDER BY 1, 2, 3
    ON CONFLICT (account_id, user_id, item_id) DO UPDATE SET viewed_at = excluded.viewed_at`)
}

function isItemId(id: string): boolean {
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= lastId
}
