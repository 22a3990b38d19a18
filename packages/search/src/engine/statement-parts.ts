import type { ChosenFilters } from '@gauze/server/plugin'
import { type SQL, sql } from 'drizzle-orm'
import { facetToken } from './facets.js'
import type { Merit, MeritGroup, TextQueries } from './query-plan.js'
import type { FilterGroup, SearchRequest } from './search-engine.types.js'
import type { CodeMatch, ResolvedQuery } from './vocabulary.js'

/** Items by their number, and the points of each for it. */
interface NumberedItems {
  readonly ids: readonly number[]
  readonly points: readonly number[]
}

/** No number was typed. */
export const noNumbers: NumberedItems = { ids: [], points: [] }

/** The values that a shopper chose of one facet. */
export interface Choice {
  readonly facet: string
  readonly values: readonly string[]
  readonly condition: SQL
}

/** Conditions on items in addition to the text. */
export interface Conditions {
  /** Must hold for an item to be visible at all. */
  readonly always: SQL
  /** Choices of a shopper, each with its facet: an item that fails only one choice still counts for that facet. */
  readonly choices: readonly Choice[]
  /** No conditions. */
  readonly none: boolean
}

function hasAny(tokens: readonly string[]): SQL {
  return sql`d.facets && ${sql.param([...tokens])}::text[]`
}

function groupCondition(group: FilterGroup): SQL {
  return sql`(${sql.join(
    group.map(({ facet, value, not }) =>
      not === true ? sql`NOT ${hasAny([facetToken(facet, value)])}` : hasAny([facetToken(facet, value)]),
    ),
    sql` OR `,
  )})`
}

/** The conditions of a request. */
export function conditionsOf(request: SearchRequest): Conditions {
  const groups = (request.groups ?? []).filter((group) => group.length > 0).map(groupCondition)
  if (request.category !== undefined) groups.push(hasAny([facetToken('category', request.category)]))
  const chosen: ChosenFilters = request.filters ?? {}
  const choices = Object.entries(chosen)
    .filter(([, values]) => values.length > 0)
    .map(([facet, values]) => ({
      facet,
      values,
      condition: hasAny(values.map((value) => facetToken(facet, value))),
    }))
  return {
    always: groups.length === 0 ? sql`true` : sql.join(groups, sql` AND `),
    choices,
    none: groups.length + choices.length === 0,
  }
}

/** A text query in PostgreSQL's notation as a parameter. */
export function tsquery(text: string): SQL {
  return sql`${text}::tsquery`
}

function pointsFor({ query, points }: Merit): SQL {
  return sql`CASE WHEN d.tsv @@ ${tsquery(query)} THEN ${points}::int ELSE 0 END`
}

/** The points for merits of which each implies the next: the first that an item has says how many. */
function nestedPoints(merits: readonly Merit[]): SQL {
  const cases = merits.map(({ query }, at) => {
    const points = merits.slice(at).reduce((sum, merit) => sum + merit.points, 0)
    return sql`WHEN d.tsv @@ ${tsquery(query)} THEN ${points}::int`
  })
  return sql`CASE ${sql.join(cases, sql` `)} ELSE 0 END`
}

/** The points for merits that few items have: one test rules most items out. */
function seldomPoints(merits: readonly Merit[]): SQL {
  const any = merits.map(({ query }) => `(${query})`).join('|')
  return sql`CASE WHEN d.tsv @@ ${tsquery(any)} THEN ${sql.join(merits.map(pointsFor), sql` + `)} ELSE 0 END`
}

function meritsOf({ nested, merits }: MeritGroup): SQL {
  const [merit, ...others] = merits
  if (merit !== undefined && others.length === 0) return pointsFor(merit)
  return nested ? nestedPoints(merits) : seldomPoints(merits)
}

/** Points of an item whose number begins as typed: more than all words together. */
const begunPoints = 1000

/** Points of the end of a number. Its loosest form has more, then come exact numbers. */
const endPoints = 2 * begunPoints

function pointsOf({ exact, kind }: CodeMatch): number {
  return exact ? endPoints + kind * begunPoints : begunPoints
}

/** The items whose number was typed, or begins as typed. */
export function numberedItems({ codes }: ResolvedQuery): NumberedItems {
  const points = new Map<number, number>()
  for (const code of codes) points.set(code.documentId, Math.max(points.get(code.documentId) ?? 0, pointsOf(code)))
  return { ids: [...points.keys()], points: [...points.values()] }
}

function isAmong(ids: readonly number[]): SQL {
  return sql`d.item_id = ANY(${sql.param([...ids])}::int[])`
}

/** How well an item `d` matches: numbers first, then its name. */
export function scoreOf({ merits }: TextQueries, { ids, points }: NumberedItems): SQL {
  const numbers =
    ids.length === 0
      ? []
      : [sql`coalesce((${sql.param([...points])}::int[])[array_position(${sql.param([...ids])}::int[], d.item_id)], 0)`]
  return sql.join([sql`0`, ...merits.map(meritsOf), ...numbers], sql` + `)
}

/** The lowest score of a listing by its highest: an exact number finds the items with this number only. */
export function cutOff(best: SQL): SQL {
  return sql`CASE WHEN ${best} >= ${endPoints + 2 * begunPoints}::int THEN ${best} / ${begunPoints}::int * ${begunPoints}::int ELSE 0 END`
}

/** Items whose number begins with a typed number; null when no item does. */
export function numberCondition({ ids }: NumberedItems): SQL | null {
  return ids.length === 0 ? null : isAmong(ids)
}

/** A text query together with the numbers that occurred among its words. */
export function textCondition(query: string | null, queries: TextQueries): SQL | null {
  const parts = queries.documents.map(isAmong)
  if (query !== null) parts.unshift(sql`d.tsv @@ ${tsquery(query)}`)
  return parts.length === 0 ? null : sql.join(parts, sql` AND `)
}

/** A request, resolved and ready to become a statement. */
export interface Plan {
  readonly request: SearchRequest
  readonly conditions: Conditions
  readonly queries: TextQueries
  readonly numbered: NumberedItems
  readonly everything: boolean
  readonly offset: number
  readonly limit: number
}

/** True while the tables of earlier stages are empty; PostgreSQL otherwise skips the stage. */
export function noneIn(tables: readonly SQL[]): SQL {
  return tables.length === 0
    ? sql``
    : sql` AND ${sql.join(
        tables.map((table) => sql`NOT EXISTS (SELECT 1 FROM ${table})`),
        sql` AND `,
      )}`
}

/** All rows of tables that have the same columns. */
export function unionOf(tables: readonly SQL[]): SQL {
  return sql.join(
    tables.map((table) => sql`SELECT * FROM ${table}`),
    sql` UNION ALL `,
  )
}
