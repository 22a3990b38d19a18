import type { ChosenFilters, Prices } from '@gauze/server/plugin'
import { type SQL, sql } from 'drizzle-orm'
import { facetToken } from './facets.js'
import type { Merit, TextQueries } from './query-plan.js'
import type { FilterGroup, SearchRequest } from './search-engine.types.js'
import type { ResolvedQuery } from './vocabulary.js'

/** Products by their number. */
interface NumberedProducts {
  /** The products whose number begins as typed. */
  readonly begun: readonly number[]
  /** The products whose number was typed in full. */
  readonly exact: readonly number[]
}

/** The values that a shopper chose of one facet. */
export interface Choice {
  readonly facet: string
  readonly values: readonly string[]
  readonly condition: SQL
}

/** Conditions on products in addition to the text. */
export interface Conditions {
  /** Must hold for a product to be visible at all. */
  readonly always: SQL
  /** Choices of a shopper, each with its facet: a product that fails only one choice still counts for that facet. */
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

function meritsOf(merits: readonly Merit[]): SQL[] {
  return merits.map(({ query, points }) => sql`CASE WHEN d.tsv @@ ${tsquery(query)} THEN ${points}::int ELSE 0 END`)
}

const numberPoints = 1000

function isAmong(ids: readonly number[]): SQL {
  return sql`d.item_id = ANY(${sql.param([...ids])}::int[])`
}

/** How well a product `d` matches: numbers first, then its name. */
export function scoreOf({ merits }: TextQueries, { begun, exact }: NumberedProducts): SQL {
  const numbers = [begun, exact]
    .filter((ids) => ids.length > 0)
    .map((ids) => sql`CASE WHEN ${isAmong(ids)} THEN ${numberPoints}::int ELSE 0 END`)
  return sql.join([sql`0`, ...meritsOf(merits), ...numbers], sql` + `)
}

/** The products whose number was typed. */
export function numberedProducts({ codes }: ResolvedQuery): NumberedProducts {
  return {
    begun: [...new Set(codes.map((code) => code.documentId))],
    exact: [...new Set(codes.filter((code) => code.exact).map((code) => code.documentId))],
  }
}

/** Products whose number begins with a typed number; null when no product does. */
export function numberCondition({ begun }: NumberedProducts): SQL | null {
  return begun.length === 0 ? null : isAmong(begun)
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
  readonly numbered: NumberedProducts
  readonly everything: boolean
  readonly offset: number
  readonly limit: number
  /**
   * Set when the price order depends on which variant is meant: the answer then has all found products, with their
   * offers at these prices.
   */
  readonly offerPrices: Prices | null
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
