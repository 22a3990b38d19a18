import type { Db } from '@gauze/server/plugin'
import { type SQL, sql } from 'drizzle-orm'
import { addFacetBits, removeFacetBits } from './facet-bits.js'
import type { KeptCount } from './facet-counter.js'
import { categoryPrefix, scopeOf } from './facet-scopes.js'
import { attributePrefix, facetToken } from './facets.js'
import type { SearchRequest } from './search-engine.types.js'
import type { Choice, Plan } from './statement-parts.js'

/**
 * The rows that products add to the stored counts: each token of their documents, and the empty token, in every scope
 * of a document with the token. A condition on documents `d` must hold for whole products.
 */
function contributions(documents: SQL): SQL {
  return sql`
  SELECT s.scope, t.token, count(DISTINCT d.product_id)::int AS docs FROM search_documents d,
    LATERAL (SELECT '' AS base UNION ALL
      SELECT substr(f.token, ${categoryPrefix.length + 1}::int) FROM unnest(d.facets) AS f (token)
      WHERE starts_with(f.token, ${categoryPrefix})) b,
    LATERAL (SELECT b.base AS scope UNION ALL
      SELECT k.scope FROM unnest(d.facets) AS f (token)
      JOIN search_facet_counts k ON k.scope = b.base || '|' || f.token AND k.token = '') s,
    LATERAL (SELECT '' AS token UNION ALL SELECT unnest(d.facets)) t
  WHERE ${documents} GROUP BY 1, 2`
}

/** Facets without a limit for their values: a listing links to every category. */
const wholeFacets = ['category']

/** How many attributes a listing offers at most, and how many values of each facet: the commonest of its category. */
const offeredAttributes = 30
const offeredValues = 40

/** Notes which tokens a broad listing offers, so that it need not count values that few products have. */
async function noteOffered(tx: Db): Promise<void> {
  await tx.execute(sql`
    UPDATE search_facet_counts c SET offered = o.offered FROM (
      SELECT scope, token, (nth <= ${offeredValues}::int OR name = ANY(${sql.param(wholeFacets)}::text[]))
        AND (NOT is_attribute OR place <= ${offeredAttributes}::int) AS offered
      FROM (
        SELECT scope, token, name, nth, is_attribute,
          dense_rank() OVER (PARTITION BY scope, is_attribute ORDER BY weight DESC, name) AS place
        FROM (
          SELECT scope, token, name, starts_with(name, ${attributePrefix}) AS is_attribute,
            sum(docs) OVER facet AS weight, row_number() OVER (facet ORDER BY docs DESC, token) AS nth
          FROM (SELECT scope, token, docs, split_part(token, ':', 1) AS name FROM search_facet_counts
            WHERE position('|' IN scope) = 0) t
          WINDOW facet AS (PARTITION BY scope, name)) f) n) o
    WHERE c.scope = o.scope AND c.token = o.token AND c.offered <> o.offered`)
}

const batchSize = 10_000

/** Replaces all stored counts. */
export async function writeFacetCounts(tx: Db, counts: Iterable<KeptCount>): Promise<void> {
  await tx.execute(sql`DELETE FROM search_facet_counts`)
  let batch: KeptCount[] = []
  const flush = async () => {
    await tx.execute(sql`
      INSERT INTO search_facet_counts (scope, token, docs) SELECT * FROM unnest(
        ${sql.param(batch.map(({ scope }) => scope))}::text[], ${sql.param(batch.map(({ token }) => token))}::text[],
        ${sql.param(batch.map(({ docs }) => docs))}::int[])`)
    batch = []
  }
  for (const count of counts) if (batch.push(count) === batchSize) await flush()
  await flush()
  await noteOffered(tx)
}

/**
 * Changes the documents of some products and their counts, in one transaction that no other build shares.
 * @param ids the products whose documents `change` may write, delete or make
 */
export async function recountFacets(tx: Db, ids: readonly number[], change: () => Promise<void>): Promise<void> {
  const changed = sql`d.product_id = ANY(${sql.param([...ids])}::int[])`
  const add = (sign: 1 | -1) =>
    tx.execute(sql`
    INSERT INTO search_facet_counts AS c (scope, token, docs)
    SELECT scope, token, docs * ${sign}::int FROM (${contributions(changed)}) n
    ON CONFLICT (scope, token) DO UPDATE SET docs = c.docs + excluded.docs`)
  await add(-1)
  await removeFacetBits(tx, changed)
  await change()
  await add(1)
  await addFacetBits(tx, changed)
  await tx.execute(sql`DELETE FROM search_facet_counts WHERE docs <= 0`)
  await noteOffered(tx)
}

/** Whether a request lists a category or everything, without words, so that its counts before any choice are stored. */
export function isBrowse({ request, everything }: Plan): boolean {
  return everything && (request.groups ?? []).length === 0
}

/** The scope of everything, or of a category. */
export function baseOf({ category }: SearchRequest): string {
  return category === undefined ? '' : facetToken('category', category).slice(categoryPrefix.length)
}

/** Limits tokens to the facets that a request counts. */
export function requestedOnly(facets: SearchRequest['facets'], token: SQL): SQL {
  return facets === 'all' || facets === 'offered'
    ? sql``
    : sql` AND split_part(${token}, ':', 1) = ANY(${sql.param([...(facets ?? [])])}::text[])`
}

/** How many products a listing without words has before any choice. */
export function keptTotal(request: SearchRequest): SQL {
  return sql`coalesce((SELECT docs FROM search_facet_counts WHERE scope = ${baseOf(request)} AND token = ''), 0)`
}

/** The counts of a listing without words before any choice: token, without (0) and count. */
export function keptCounts(request: SearchRequest): SQL {
  return sql`
  SELECT token, 0 AS without, docs AS count FROM search_facet_counts
  WHERE scope = ${baseOf(request)} AND token <> ''${requestedOnly(request.facets, sql`token`)}`
}

/** The facet with only one value per product, so that counts of several values add up. */
const exclusiveFacet = 'manufacturer'

/** Whether the counts of one choice could be stored: counts of several values must not overlap. */
export function mayBeKept({ facet, values }: Choice): boolean {
  return new Set(values).size === 1 || facet === exclusiveFacet
}

/**
 * The stored counts of a listing without words and with one choice: `kept` says whether all are there, and how many
 * products.
 */
export function keptChoice(request: SearchRequest, { facet, values }: Choice): { kept: SQL; counts: SQL } {
  const scopes = [...new Set(values)].map((value) => scopeOf(baseOf(request), facetToken(facet, value)))
  const all = sql.param(scopes)
  return {
    kept: sql`SELECT coalesce(sum(docs), 0)::int AS total, count(*) = ${scopes.length}::int AND count(*) > 0 AS complete
      FROM search_facet_counts WHERE scope = ANY(${all}::text[]) AND token = ''`,
    counts: sql`SELECT token, 0 AS without, sum(docs)::int AS count FROM search_facet_counts
      WHERE scope = ANY(${all}::text[]) AND token <> ''${requestedOnly(request.facets, sql`token`)} GROUP BY 1`,
  }
}
