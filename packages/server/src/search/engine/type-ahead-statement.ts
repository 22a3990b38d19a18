import { type SQL, sql } from 'drizzle-orm'
import { tierWords } from './build-index.js'
import { noneIn, type Plan, scoreOf, textCondition, tsquery, unionOf } from './statement-parts.js'

/** Type-ahead orders this many of the most popular matches by how well they fit. */
export const candidates = 200

const fields = sql`d.item_id, d.popularity, d.tsv`

/** Nothing typed: simply the most popular. */
const popularStatement = (filters: SQL, { limit, offset }: Plan): SQL => sql`
  WITH page AS MATERIALIZED (
    SELECT d.item_id, d.popularity FROM search_documents d WHERE ${filters}
    ORDER BY d.popularity DESC NULLS LAST, d.item_id LIMIT ${candidates})
  SELECT (SELECT count(*)::int FROM page) AS total, 0 AS stage, NULL::json AS facets, NULL::json AS categories,
    (SELECT json_agg(item_id) FROM (
      SELECT item_id FROM page ORDER BY popularity DESC, item_id LIMIT ${limit} OFFSET ${offset}) p) AS ids`

interface Stage {
  readonly stage: number
  /** Conditions of its tables; one is read only while those before it gave too few. */
  readonly tables: readonly SQL[]
}

/** The tiers of one text query, the most popular products first. */
const tiersOf = (query: string, further: SQL): SQL[] =>
  tierWords.map((word) => sql`d.tsv @@ ${tsquery(`'${word}'&(${query})`)} AND ${further}`)

const firstStage = ({ queries, codes: { begun: codes } }: Plan): Stage => {
  const numbers = textCondition(null, queries)
  const notNumbered = codes === null ? sql`true` : sql`NOT ${codes}`
  const further = numbers === null ? notNumbered : sql`${notNumbered} AND ${numbers}`
  const numbered = codes === null ? [] : [codes]
  if (queries.strict !== null) return { stage: 0, tables: [...numbered, ...tiersOf(queries.strict, further)] }
  const onlyNumbers = queries.scores.length === 0 && numbers !== null
  return { stage: 0, tables: onlyNumbers ? [...numbered, further] : numbered }
}

const laterStage = (stage: number, query: string | null): Stage => ({
  stage,
  tables: query === null ? [] : tiersOf(query, sql`true`),
})

/**
 * The best of the most popular matches: tier after tier, until there are enough. A table that is declared and not
 * needed is never read, so that a broad beginning costs no more than a rare one. Null when there is nothing to look for.
 */
export const typeAheadStatement = (plan: Plan): SQL | null => {
  const { conditions, queries, codes, everything, offset, limit } = plan
  const filters = sql.join([conditions.always, ...conditions.choices.map(({ condition }) => condition)], sql` AND `)
  if (everything) return popularStatement(filters, plan)
  const names: SQL[] = []
  const tables: SQL[] = []
  for (const { stage, tables: wanted } of [
    firstStage(plan),
    laterStage(1, queries.wide),
    laterStage(2, queries.relaxed),
  ]) {
    if (wanted.length === 0) continue
    const parts = wanted.map((condition, at) => {
      const part = sql.identifier(`stage_${stage}_${at}`)
      tables.push(sql`${part} AS MATERIALIZED (
        SELECT ${fields} FROM search_documents d WHERE ${condition} AND ${filters}${noneIn(names)})`)
      return sql`${part}`
    })
    const name = sql.identifier(`stage_${stage}`)
    tables.push(sql`${name} AS MATERIALIZED (
      SELECT item_id, popularity, tsv, ${stage}::int AS stage FROM (${unionOf(parts)}) parts LIMIT ${candidates})`)
    names.push(sql`${name}`)
  }
  if (names.length === 0) return null
  return sql`
    WITH ${sql.join(tables, sql`, `)}, matched AS MATERIALIZED (${unionOf(names)})
    SELECT (SELECT count(*)::int FROM matched) AS total, (SELECT max(stage) FROM matched) AS stage,
      NULL::json AS facets, NULL::json AS categories,
      (SELECT json_agg(item_id) FROM (
        SELECT d.item_id FROM matched d ORDER BY ${scoreOf(queries, codes)} DESC, popularity DESC, item_id
        LIMIT ${limit} OFFSET ${offset}) p) AS ids`
}
