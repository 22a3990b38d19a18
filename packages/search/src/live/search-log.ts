import type { Db, NotedSearch } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'

const longestQuery = 200
/** A repeated search within this time is the same search: another filter, another sort, a reload. */
const sameWithin = '10 minutes'
/** A page is served as a visitor sees it; the browser of a signed-in user then asks once more. */
const servedWithin = '30 seconds'

function plainText(query: string): string {
  return query
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, longestQuery)
}

/**
 * Records a search in the activity log, once, with the person if known.
 * @example
 * await logSearch(db, { query: 'gloves', hits: 40, queryId, userToken, user })
 */
export async function logSearch(db: Db, search: NotedSearch): Promise<void> {
  const query = plainText(search.query)
  if (query === '') return
  const { hits, queryId, userToken } = search
  const userId = search.user?.userId ?? null
  const accountId = search.user?.accountId ?? null
  await db.execute(sql`
    WITH recent AS (
      SELECT id, user_id, user_token FROM search_activity
      WHERE query = ${query} AND created_at > now() - ${sameWithin}::interval
        AND (user_id IS NULL AND user_token IS NULL AND created_at > now() - ${servedWithin}::interval
          OR user_id = ${userId}::int OR user_id IS NULL AND user_token = ${userToken}::text)
      ORDER BY user_id, user_token, id DESC LIMIT 1),
    same AS (
      UPDATE search_activity a SET user_id = coalesce(a.user_id, ${userId}::int),
        account_id = coalesce(a.account_id, ${accountId}::int), user_token = coalesce(a.user_token, ${userToken}::text)
      FROM recent r WHERE a.id = r.id RETURNING a.id)
    INSERT INTO search_activity (user_id, account_id, user_token, index_name, query, query_id, hits)
    SELECT ${userId}::int, ${accountId}::int, ${userToken}::text, 'items', ${query}, ${queryId}::text, ${hits}::int
    WHERE NOT EXISTS (SELECT FROM same)`)
}
