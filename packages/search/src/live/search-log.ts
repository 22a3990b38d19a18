import { type Db, type NotedSearch, namedQuery } from '@gauze/server/plugin'

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
 * $1 query, $2 user, $3 account, $4 token, $5 id of the search, $6 hits. A repeated search writes only if it tells more
 * about the person.
 */
const logQuery = namedQuery(
  'search-log',
  `WITH recent AS (
    SELECT id, user_id, user_token FROM search_activity
    WHERE query = $1::text AND created_at > now() - interval '${sameWithin}'
      AND (user_id IS NULL AND user_token IS NULL AND created_at > now() - interval '${servedWithin}'
        OR user_id = $2::int OR user_id IS NULL AND user_token = $4::text)
    ORDER BY user_id, user_token, id DESC LIMIT 1),
  told AS (
    UPDATE search_activity a SET user_id = coalesce(a.user_id, $2), account_id = coalesce(a.account_id, $3),
      user_token = coalesce(a.user_token, $4)
    FROM recent r WHERE a.id = r.id AND (a.user_id IS NULL AND $2 IS NOT NULL
      OR a.account_id IS NULL AND $3::int IS NOT NULL OR a.user_token IS NULL AND $4 IS NOT NULL))
  INSERT INTO search_activity (user_id, account_id, user_token, index_name, query, query_id, hits)
  SELECT $2, $3, $4, 'items', $1, $5::text, $6::int WHERE NOT EXISTS (SELECT FROM recent)`,
)

/**
 * Records a search in the activity log, once, with the person if known.
 * @example
 * await logSearch(db, { query: 'gloves', hits: 40, queryId, userToken, user })
 */
export async function logSearch(db: Db, search: NotedSearch): Promise<void> {
  const query = plainText(search.query)
  if (query === '') return
  const { hits, queryId, userToken, user } = search
  await logQuery.all(db, [query, user?.userId ?? null, user?.accountId ?? null, userToken, queryId, hits])
}
