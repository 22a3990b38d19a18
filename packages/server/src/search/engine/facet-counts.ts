import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { facetToken } from './facets.js'
import type { SearchRequest } from './search-engine.types.js'
import type { Plan } from './statement-parts.js'

const categoryPrefix = facetToken('category', '')

/** What documents add to the counts: each of their tokens, and the empty one, to the whole and to their categories. */
const contributions = (documents: SQL): SQL => sql`
  SELECT s.scope, t.token, count(*)::int AS docs FROM search_documents d,
    LATERAL (SELECT '' AS scope UNION ALL
      SELECT substr(f.token, ${categoryPrefix.length + 1}::int) FROM unnest(d.facets) AS f (token)
      WHERE starts_with(f.token, ${categoryPrefix})) s,
    LATERAL (SELECT '' AS token UNION ALL SELECT unnest(d.facets)) t
  WHERE ${documents} GROUP BY 1, 2`

/** Counts all documents anew. */
export const rebuildFacetCounts = async (tx: Db): Promise<void> => {
  await tx.execute(sql`DELETE FROM search_facet_counts`)
  await tx.execute(sql`INSERT INTO search_facet_counts (scope, token, docs) ${contributions(sql`true`)}`)
}

/**
 * Changes some documents and the counts with them, in one transaction that no other build shares.
 * @param ids the documents that `change` may write, delete or make
 */
export const recountFacets = async (tx: Db, ids: readonly number[], change: () => Promise<void>): Promise<void> => {
  const add = (sign: 1 | -1) =>
    tx.execute(sql`
    INSERT INTO search_facet_counts AS c (scope, token, docs)
    SELECT scope, token, docs * ${sign}::int FROM (${contributions(sql`d.item_id = ANY(${sql.param([...ids])}::int[])`)}) n
    ON CONFLICT (scope, token) DO UPDATE SET docs = c.docs + excluded.docs`)
  await add(-1)
  await change()
  await add(1)
  await tx.execute(sql`DELETE FROM search_facet_counts WHERE docs <= 0`)
}

/** Whether a request lists a category or everything, without words, so that counts before any choice are known. */
export const isBrowse = ({ request, everything }: Plan): boolean => everything && (request.groups ?? []).length === 0

const scopeOf = ({ category }: SearchRequest): string =>
  category === undefined ? '' : facetToken('category', category).slice(categoryPrefix.length)

/** Keeps to the facets that a request wants counted. */
export const wantedOnly = (facets: SearchRequest['facets'], token: SQL): SQL =>
  facets === 'all' ? sql`` : sql` AND split_part(${token}, ':', 1) = ANY(${sql.param([...(facets ?? [])])}::text[])`

/** How many documents a browsed listing has before any choice. */
export const keptTotal = (request: SearchRequest): SQL =>
  sql`coalesce((SELECT docs FROM search_facet_counts WHERE scope = ${scopeOf(request)} AND token = ''), 0)`

/** The counts of a browsed listing before any choice: token, missed (0) and count. */
export const keptCounts = (request: SearchRequest): SQL => sql`
  SELECT token, 0 AS missed, docs AS count FROM search_facet_counts
  WHERE scope = ${scopeOf(request)} AND token <> ''${wantedOnly(request.facets, sql`token`)}`
