import { type SQL, sql } from 'drizzle-orm'
import { facetToken } from './facets.js'
import type { TextQueries } from './query-plan.js'
import type { ChosenFilters, FilterGroup, SearchRequest } from './search-engine.types.js'
import type { ResolvedQuery } from './vocabulary.js'

/** Conditions on the number of a product; null where no number fits. */
export interface CodeConditions {
  readonly begun: SQL | null
  readonly exact: SQL | null
}

/** What a shopper chose of one facet. */
export interface Choice {
  readonly facet: string
  readonly condition: SQL
}

/** What products must fulfil beside the text. */
export interface Conditions {
  /** Must hold for a product to be seen at all. */
  readonly always: SQL
  /** Choices of a shopper, each with its facet: a product that misses one choice only still counts for that facet. */
  readonly choices: readonly Choice[]
}

const hasAny = (tokens: readonly string[]): SQL => sql`d.facets && ${sql.param([...tokens])}::text[]`

const groupCondition = (group: FilterGroup): SQL =>
  sql`(${sql.join(
    group.map(({ facet, value, not }) =>
      not === true ? sql`NOT ${hasAny([facetToken(facet, value)])}` : hasAny([facetToken(facet, value)]),
    ),
    sql` OR `,
  )})`

/** The conditions of a request. */
export const conditionsOf = (request: SearchRequest): Conditions => {
  const groups = (request.groups ?? []).filter((group) => group.length > 0).map(groupCondition)
  if (request.category !== undefined) groups.push(hasAny([facetToken('category', request.category)]))
  const chosen: ChosenFilters = request.filters ?? {}
  const choices = Object.entries(chosen)
    .filter(([, values]) => values.length > 0)
    .map(([facet, values]) => ({ facet, condition: hasAny(values.map((value) => facetToken(facet, value))) }))
  return { always: groups.length === 0 ? sql`true` : sql.join(groups, sql` AND `), choices }
}

/** A text query in PostgreSQL's notation as a parameter. */
export const tsquery = (text: string): SQL => sql`${text}::tsquery`

/** How well a product `d` fits: numbers first, then name, kind and maker. */
export const scoreOf = (queries: TextQueries, codes: CodeConditions): SQL => {
  const weigh = (query: string | null, points: number): SQL[] =>
    query === null ? [] : [sql`CASE WHEN d.tsv @@ ${tsquery(query)} THEN ${points}::int ELSE 0 END`]
  const parts = queries.scores.flatMap((term) => [
    ...weigh(term.ownInName, 6),
    ...weigh(term.otherInName, 4),
    ...weigh(term.inKind, 3),
  ])
  for (const condition of [codes.begun, codes.exact]) {
    if (condition !== null) parts.push(sql`CASE WHEN ${condition} THEN 1000 ELSE 0 END`)
  }
  return parts.length === 0 ? sql`0::int` : sql.join(parts, sql` + `)
}

/** The products whose number was typed in full, and all whose number begins so. */
export const codeConditions = ({ codes }: ResolvedQuery): CodeConditions => {
  const among = (ids: readonly number[]) =>
    ids.length === 0 ? null : sql`d.item_id = ANY(${sql.param([...new Set(ids)])}::int[])`
  return {
    begun: among(codes.map((code) => code.documentId)),
    exact: among(codes.filter((code) => code.exact).map((code) => code.documentId)),
  }
}

/** A text query together with the numbers that stood among its words. */
export const textCondition = (query: string | null, queries: TextQueries): SQL | null => {
  const parts = queries.documents.map((ids) => sql`d.item_id = ANY(${sql.param([...ids])}::int[])`)
  if (query !== null) parts.unshift(sql`d.tsv @@ ${tsquery(query)}`)
  return parts.length === 0 ? null : sql.join(parts, sql` AND `)
}

/** A request, resolved and ready to become a statement. */
export interface Plan {
  readonly request: SearchRequest
  readonly conditions: Conditions
  readonly queries: TextQueries
  readonly codes: CodeConditions
  readonly everything: boolean
  readonly offset: number
  readonly limit: number
}

/** Holds while the tables of earlier stages are empty; PostgreSQL then does not even look. */
export const noneIn = (tables: readonly SQL[]): SQL =>
  tables.length === 0
    ? sql``
    : sql` AND ${sql.join(
        tables.map((table) => sql`NOT EXISTS (SELECT 1 FROM ${table})`),
        sql` AND `,
      )}`

/** All rows of tables that have the same columns. */
export const unionOf = (tables: readonly SQL[]): SQL =>
  sql.join(
    tables.map((table) => sql`SELECT * FROM ${table}`),
    sql` UNION ALL `,
  )
