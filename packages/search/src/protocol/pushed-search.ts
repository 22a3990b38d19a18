import type { Db } from '@gauze/server/plugin'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FilterGroup } from '../engine/index.js'
import type { PushedObject } from './pushed-indexes.js'
import { excludesWords, facetFilterGroups, filterGroups, type SearchParams } from './search-params.js'

const listSchema = z.array(z.string()).catch([])

/** The lists in a pushed index's settings that its searches use. */
export function settingsLists(settings: Readonly<Record<string, unknown>>) {
  return {
    searchable: listSchema
      .parse(settings.searchableAttributes)
      .flatMap((entry) => entry.split(','))
      .map((entry) => entry.trim().replace(/^(?:un)?ordered\((.*)\)$/, '$1'))
      .filter((entry) => entry !== '*' && entry !== ''),
    faceted: listSchema
      .parse(settings.attributesForFaceting)
      .map((entry) => entry.replace(/^(?:searchable|filterOnly|afterDistinct)\((.*)\)$/, '$1')),
    ranking: listSchema.parse(settings.customRanking),
  }
}

type Lists = ReturnType<typeof settingsLists>

/** Attributes may be nested: 'variants.mpn'. Lists on the way are searched through. */
function pathOf(attribute: string): string {
  return `$${attribute
    .split('.')
    .map((name) => `.${JSON.stringify(name)}`)
    .join('')}`
}

/** Only this many words of a query count. */
export const mostWords = 30

/** A query as PostgreSQL reads it; null when nothing was typed that could be found. */
function tsqueryOf(terms: readonly string[]): SQL | null {
  return terms.length === 0 ? null : sql`to_tsquery('simple', ${terms.join(' & ')})`
}

function textCondition(query: string, { searchable }: Lists, excludes: boolean): SQL {
  const words = query
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords)
    .map((word) => word.replace(/['\\:]/g, ' '))
  const isExcluded = (word: string) => excludes && word.startsWith('-')
  const sought = words.flatMap((word, at) =>
    isExcluded(word) ? [] : [`'${word}'${at === words.length - 1 ? ':*' : ''}`],
  )
  const all = tsqueryOf([...sought, ...words.filter(isExcluded).map((word) => `!'${word.slice(1)}'`)])
  if (all === null) return sql`true`
  // As in the index on the table.
  const anywhere = sql`jsonb_to_tsvector('simple', body, '["string", "numeric"]')`
  if (searchable.length === 0) return sql`${anywhere} @@ ${all}`
  const found = tsqueryOf(sought)
  const values = searchable.map((attribute) => sql`jsonb_path_query_array(body, ${pathOf(attribute)}::jsonpath)`)
  return sql`${found === null ? sql`true` : sql`${anywhere} @@ ${found}`}
    AND jsonb_to_tsvector('simple', jsonb_build_array(${sql.join(values, sql`, `)}), '["string", "numeric"]') @@ ${all}`
}

function isFaceted(attribute: string, { faceted }: Lists): boolean {
  return faceted.some((known) => attribute === known || attribute.startsWith(`${known}.`))
}

function valuesOf(attribute: string): SQL {
  return sql`jsonb_path_query(body, ${`${pathOf(attribute)}[*]`}::jsonpath)`
}

function groupCondition(group: FilterGroup, lists: Lists): SQL {
  const conditions = group.map(({ facet, value, not }) => {
    if (!isFaceted(facet, lists) && facet !== 'objectID') return sql`false`
    const has = sql`EXISTS (SELECT FROM ${valuesOf(facet)} AS v WHERE v #>> '{}' = ${value})`
    return not === true ? sql`NOT ${has}` : has
  })
  return sql`(${sql.join(conditions, sql` OR `)})`
}

/** The records of an index that a search matches: its words in the searchable attributes, and its filters. */
function pushedCondition(index: string, params: SearchParams, lists: Lists, excludes: boolean): SQL {
  const groups = [...facetFilterGroups(params.facetFilters), ...filterGroups(params.filters)]
  return sql.join(
    [
      sql`index_name = ${index}`,
      textCondition(params.query, lists, excludes),
      ...groups.filter((group) => group.length > 0).map((group) => groupCondition(group, lists)),
    ],
    sql` AND `,
  )
}

function orderBy({ ranking }: Lists): SQL {
  const orders = ranking.flatMap((entry) => {
    const [, direction, attribute] = /^(asc|desc)\((.+)\)$/.exec(entry) ?? []
    if (attribute === undefined) return []
    const value = sql`jsonb_path_query_first(body, ${pathOf(attribute)}::jsonpath)`
    return [direction === 'asc' ? sql`${value} ASC NULLS LAST` : sql`${value} DESC NULLS LAST`]
  })
  return sql.join([...orders, sql`object_id`], sql`, `)
}

function facetCounts(facets: readonly string[]): SQL {
  if (facets.length === 0) return sql`NULL::json`
  const counts = facets.map(
    (facet) => sql`
      SELECT ${facet}::text AS name, v #>> '{}' AS value, count(DISTINCT object_id)::int AS count
      FROM found CROSS JOIN LATERAL ${valuesOf(facet)} AS v
      WHERE jsonb_typeof(v) IN ('string', 'number', 'boolean') GROUP BY 2`,
  )
  return sql`(SELECT json_agg(json_build_array(name, value, count)) FROM (${sql.join(counts, sql` UNION ALL `)}) c)`
}

/** The result of a search of a pushed index. */
export interface PushedFound {
  readonly total: number
  readonly records: readonly PushedObject[]
  readonly counts: Readonly<Record<string, Record<string, number>>>
}

interface FoundRow extends Record<string, unknown> {
  readonly total: number
  readonly bodies: PushedObject[] | null
  readonly facets: [name: string, value: string, count: number][] | null
}

/**
 * Searches a pushed index in the plain way: every word, the last one as a beginning; ordered by the custom ranking. One
 * statement.
 */
export async function searchPushed(
  db: Db,
  index: string,
  settings: Readonly<Record<string, unknown>>,
  { params, offset, limit }: { params: SearchParams; offset: number; limit: number },
): Promise<PushedFound> {
  const lists = settingsLists(settings)
  const condition = pushedCondition(index, params, lists, excludesWords(params, settings))
  const facets = params.facets.includes('*') ? lists.faceted : params.facets.filter((facet) => isFaceted(facet, lists))
  const { rows } = await db.execute<FoundRow>(sql`
    WITH found AS MATERIALIZED (
      SELECT object_id, body FROM search_pushed_records WHERE ${condition})
    SELECT (SELECT count(*)::int FROM found) AS total, ${facetCounts([...new Set(facets)])} AS facets,
      (SELECT json_agg(body) FROM (
        SELECT body FROM found ORDER BY ${orderBy(lists)} LIMIT ${limit} OFFSET ${offset}) p) AS bodies`)
  const counts: Record<string, Record<string, number>> = Object.create(null)
  for (const [name, value, count] of rows[0]?.facets ?? []) {
    counts[name] = Object.assign(counts[name] ?? Object.create(null), { [value]: count })
  }
  return { total: rows[0]?.total ?? 0, records: rows[0]?.bodies ?? [], counts }
}

/** Records of a pushed index in order of their ids, after one. */
export async function browsePushed(
  db: Db,
  index: string,
  settings: Readonly<Record<string, unknown>>,
  { params, after, limit }: { params: SearchParams; after: string; limit: number },
) {
  const condition = pushedCondition(index, params, settingsLists(settings), false)
  const { rows } = await db.execute<{ id: string; body: PushedObject }>(sql`
    SELECT object_id AS id, body FROM search_pushed_records WHERE ${condition} AND object_id > ${after}
    ORDER BY object_id LIMIT ${limit}`)
  return rows
}

/** Removes the records that match every group of conditions. */
export async function deletePushedBy(
  tx: Db,
  index: string,
  settings: Readonly<Record<string, unknown>>,
  groups: readonly FilterGroup[],
) {
  const lists = settingsLists(settings)
  const conditions = [sql`index_name = ${index}`, ...groups.map((group) => groupCondition(group, lists))]
  await tx.execute(sql`DELETE FROM search_pushed_records WHERE ${sql.join(conditions, sql` AND `)}`)
}
