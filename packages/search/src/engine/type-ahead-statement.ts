import { type Db, namedQuery } from '@gauze/server/plugin'
import { isOwnFormat } from './index-format.js'
import { purchasesSql } from './purchases.js'
import type { TextQueries } from './query-plan.js'
import type { Answer } from './search-answer.js'
import type { Plan } from './statement-parts.js'
import { inTiers, type TierQuery } from './tiers.js'

/** Type-ahead sorts this many of the most popular matching items by how well they match. */
export const candidates = 200

/**
 * How well an item matches, computed where it is found: its words would make each candidate a hundred times as wide.
 */
const columns =
  'd.item_id, d.product_id, d.place, d.rank, (SELECT sum(m.points) FROM merits m WHERE d.tsv @@ m.query) AS points'

/** Typed numbers first, then words, then what the account bought. */
const better = 'number DESC NULLS LAST, points DESC NULLS LAST, weight DESC NULLS LAST'

/**
 * A query's items, tier after tier, until there are enough: a tier that is not needed is never read, so that a broad
 * beginning costs no more than a rare one.
 * @param stage which queries to try
 */
function inTurn(stage: number, condition: string): string {
  return `
  SELECT m.* FROM unnest($1::text[]::tsquery[], $2::text[]::tsquery[], $3::int[]) AS q (query, without, stage),
  LATERAL (SELECT ${columns} FROM search_documents d WHERE d.tsv @@ q.query
      AND (q.without IS NULL OR NOT d.tsv @@ q.without) AND ${condition}
    LIMIT ${candidates}) m
  WHERE q.stage = ${stage}`
}

/**
 * $1 to $3: the queries, the terms that each leaves out, and the stage for which they are tried in turn; $4 and $5:
 * queries and points of merits; $6 and $7: items whose number begins as typed, and their points; $8: the items that
 * numbers among the words lead to, or null; $9, $10: limit and offset; $11: the account; $12: the query that its purchases
 * must fit.
 */
function statement(withAccount: boolean): string {
  const notBought = withAccount ? 'NOT EXISTS (SELECT 1 FROM bought b WHERE b.item_id = d.item_id)' : 'true'
  const numbers = '($8::int[] IS NULL OR d.item_id = ANY($8::int[]))'
  return `
    WITH merits AS MATERIALIZED (
      SELECT m.query::tsquery AS query, m.points FROM unnest($4::text[], $5::int[]) AS m (query, points)),
    ${withAccount ? `bought AS MATERIALIZED (${purchasesSql('$11')}),` : ''}
    stage_0 AS MATERIALIZED (SELECT f.*, 0 AS stage FROM (
      SELECT ${columns} FROM search_documents d WHERE d.item_id = ANY($6::int[])
      ${
        withAccount
          ? `UNION ALL SELECT ${columns} FROM bought b JOIN search_documents d USING (item_id)
             WHERE d.tsv @@ $12::text::tsquery AND NOT d.item_id = ANY($6::int[]) AND ${numbers}`
          : ''
      }
      UNION ALL ${inTurn(0, `NOT d.item_id = ANY($6::int[]) AND ${numbers} AND ${notBought}`)}) f
      LIMIT ${candidates}),
    stage_1 AS MATERIALIZED (SELECT f.*, 1 AS stage FROM (${inTurn(1, 'NOT EXISTS (SELECT 1 FROM stage_0)')}) f
      LIMIT ${candidates}),
    stage_2 AS MATERIALIZED (SELECT f.*, 2 AS stage FROM (
      ${inTurn(2, `NOT EXISTS (SELECT 1 FROM stage_0) AND NOT EXISTS (SELECT 1 FROM stage_1) AND ${isOwnFormat}`)}) f
      LIMIT ${candidates}),
    matched AS MATERIALIZED (
      SELECT m.*, ($7::int[])[array_position($6::int[], m.item_id)] AS number, ${withAccount ? 'b.weight' : 'NULL::float8'} AS weight
      FROM (SELECT * FROM stage_0 UNION ALL SELECT * FROM stage_1 UNION ALL SELECT * FROM stage_2) m
      ${withAccount ? 'LEFT JOIN bought b USING (item_id)' : ''}),
    shown AS (SELECT DISTINCT ON (product_id) *, array_agg(item_id) OVER (PARTITION BY product_id) AS fitting FROM matched
      ORDER BY product_id, ${better}, place)
    SELECT (SELECT count(*)::int FROM shown) AS total, (SELECT count(*)::int FROM matched) AS read,
      (SELECT max(stage) FROM matched) AS stage, NULL::json AS facets, NULL::json AS categories,
      (SELECT json_agg(json_build_array(product_id, item_id, fitting)) FROM (
        SELECT product_id, item_id, fitting FROM shown ORDER BY ${better}, rank DESC, product_id
        LIMIT $9 OFFSET $10) p) AS found`
}

const visitorQuery = namedQuery<Answer>('search-type-ahead', statement(false))
const accountQuery = namedQuery<Answer>('search-type-ahead-account', statement(true))

/** Names first; matches in keywords and attributes only come after them. Several words are rarely found there alone. */
function stageQueries({ named, strict, several }: TextQueries): TierQuery[] {
  if (named === null || strict === null) return []
  if (named === strict) return inTiers(named, several)
  const others = `${strict}&!(${named})`
  return [...inTiers(named, several), ...(several ? [{ query: others, without: null }] : inTiers(others, several))]
}

function common([first = [], ...others]: TextQueries['documents']): number[] {
  return first.filter((id) => others.every((ids) => ids.includes(id)))
}

/** The best of the most popular matches. Without text there is nothing to look for. */
export async function readTypeAhead(db: Db, plan: Plan): Promise<Answer | undefined> {
  const { queries, numbered, limit, offset, request } = plan
  const numbers = queries.documents.length === 0 ? null : common(queries.documents)
  const onlyNumbers = queries.strict === null && queries.merits.length === 0 && numbers !== null
  const later = (query: string | null) => (query === null ? [] : inTiers(`(${query})`, queries.several))
  const tried = [stageQueries(queries), later(queries.wide), later(queries.relaxed)].flatMap((stage, at) =>
    stage.map((each) => ({ ...each, stage: at })),
  )
  const merits = queries.merits.flatMap((group) => group.merits)
  const values = [
    ...[tried.map(({ query }) => query), tried.map(({ without }) => without), tried.map(({ stage }) => stage)],
    ...[merits.map(({ query }) => query), merits.map(({ points }) => points)],
    ...[[...numbered.ids, ...(onlyNumbers ? numbers : [])], numbered.points, numbers, limit, offset],
  ]
  const { accountId } = request
  const [answer] =
    accountId === undefined || accountId === null
      ? await visitorQuery.all(db, values)
      : await accountQuery.all(db, [...values, accountId, queries.strict])
  return answer
}
