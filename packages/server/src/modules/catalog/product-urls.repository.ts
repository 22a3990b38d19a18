import type { CallOutput } from '@gauze/contract'
import { type Db, namedQuery } from '../../db/client.js'
import { listAnswer, offsetOf } from '../../http/list-answer.js'

/** As many as the answer may hold; a sitemap may hold ten times as many. */
const limit = 5000

const listed = `parent_id IS NULL AND NOT inactive AND (NOT is_matrix_parent OR EXISTS (
  SELECT FROM items v WHERE v.parent_id = i.id AND NOT v.inactive))`

const urlsQuery = namedQuery<{ urlComponent: string; updatedAt: string }>(
  'product-urls',
  `SELECT url_component AS "urlComponent", to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "updatedAt"
  FROM items i WHERE ${listed} ORDER BY id LIMIT $1 OFFSET $2`,
)

const countQuery = namedQuery<{ total: number }>(
  'product-urls-count',
  `SELECT count(*)::int AS total FROM items i WHERE ${listed}`,
)

/** The addresses of the listed products, one page at a time, with the date of their last change. */
export async function readProductUrls(db: Db, page: number): Promise<CallOutput<'getItemUrls'>> {
  const [results, [counted]] = await Promise.all([
    urlsQuery.all(db, [limit, offsetOf({ page, limit })]),
    countQuery.all(db, []),
  ])
  const total = counted?.total ?? 0
  return listAnswer({ page, limit }, { results, total })
}
