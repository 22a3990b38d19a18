import type { Sort } from '@gauze/contract'
import { type SQL, sql } from 'drizzle-orm'
import { isBrowse, keptCounts, keptTotal, wantedOnly } from './facet-counts.js'
import { facetToken } from './facets.js'
import type { TextQueries } from './query-plan.js'
import type { SearchRequest } from './search-engine.types.js'
import { type Choice, noneIn, type Plan, scoreOf, textCondition, tsquery, unionOf } from './statement-parts.js'

const orderBy = (sort: Sort, priced: boolean): SQL => {
  const orders: Record<Sort, SQL> = {
    relevance: sql`score DESC, popularity DESC NULLS LAST, item_id`,
    name: sql`sort_name, item_id`,
    newest: sql`listed_at DESC, item_id DESC`,
    priceAsc: sql`price ASC NULLS LAST, sort_name, item_id`,
    priceDesc: sql`price DESC NULLS LAST, sort_name, item_id`,
  }
  return (sort === 'priceAsc' || sort === 'priceDesc') && !priced ? orders.name : orders[sort]
}

/** The lowest price among the product and its variants, contract price first. */
const priceOf = ({ level, accountId }: { readonly level: string; readonly accountId?: number }): SQL => sql`
  (SELECT min(coalesce(a.price, p.price)) FROM items x
   LEFT JOIN item_prices p ON p.item_id = x.id AND p.level = ${level}
   LEFT JOIN account_item_prices a ON a.item_id = x.id AND a.account_id = ${accountId ?? null}::int
   WHERE (x.id = m.item_id OR x.parent_id = m.item_id) AND NOT x.inactive)`

/** Later stages run only when the earlier ones found nothing. */
const stagesOf = (queries: TextQueries, codes: SQL | null, everything: boolean): (SQL | null)[] => {
  if (everything) return [sql`true`]
  // Without a word that is known, and with others that are, the numbers among them alone would say too little.
  const text = queries.strict === null && queries.scores.length > 0 ? null : textCondition(queries.strict, queries)
  const first = codes === null || text === null ? (codes ?? text) : sql`(${codes} OR (${text}))`
  return [
    first,
    queries.wide === null ? null : sql`d.tsv @@ ${tsquery(queries.wide)}`,
    queries.relaxed === null ? null : sql`d.tsv @@ ${tsquery(queries.relaxed)}`,
  ]
}

const stageTables = (stages: readonly (SQL | null)[], select: (condition: SQL, stage: number, earlier: SQL) => SQL) => {
  const names: SQL[] = []
  const tables: SQL[] = []
  for (const [stage, condition] of stages.entries()) {
    if (condition === null) continue
    const name = sql.identifier(`stage_${stage}`)
    tables.push(sql`${name} AS MATERIALIZED (${select(condition, stage, noneIn(names))})`)
    names.push(sql`${name}`)
  }
  return { names, tables }
}

/** Counts as rows of token, missed and count; what one choice alone misses counts for that choice's facet. */
const matchedCounts = (facets: SearchRequest['facets']): SQL => sql`
  SELECT f.token, m.missed, count(*)::int AS count FROM matched m, unnest(m.facets) AS f (token)
  WHERE m.misses <= 1${wantedOnly(facets, sql`f.token`)} GROUP BY 1, 2`

const facetsJson = ({ facets }: SearchRequest, counts: SQL): SQL =>
  facets === undefined || facets.length === 0
    ? sql`NULL::json AS facets, NULL::json AS categories`
    : sql`(SELECT json_agg(json_build_array(c.token, c.missed, c.count)) FROM (${counts}) c) AS facets,
        (SELECT json_object_agg(url_component, name) FROM categories) AS categories`

/** A category or everything: only the page itself is read, the counts are kept. */
const browseStatement = ({ request, conditions, offset, limit }: Plan): SQL => {
  const { prices, sort = 'relevance' } = request
  const priced = prices !== undefined && (sort === 'priceAsc' || sort === 'priceDesc')
  return sql`
    SELECT ${keptTotal(request)} AS total, 0 AS stage,
      (SELECT json_agg(item_id) FROM (
        SELECT m.item_id FROM (
          SELECT m.*, 0 AS score, ${priced ? priceOf(prices) : sql`NULL::numeric`} AS price
          FROM (SELECT d.* FROM search_documents d WHERE ${conditions.always}) m) m
        ORDER BY ${orderBy(sort, priced)} LIMIT ${limit} OFFSET ${offset}) page) AS ids,
      ${facetsJson(request, keptCounts(request))}`
}

/** One choice: only what fits it is read, because the counts of its own facet, which leave it out, are kept. */
const oneChoiceStatement = (plan: Plan, { facet, condition }: Choice): SQL | null => {
  const own = sql`starts_with(token, ${facetToken(facet, '')})`
  const { request, conditions } = plan
  return matchStatement(
    { ...plan, conditions: { always: sql`${conditions.always} AND ${condition}`, choices: [] } },
    sql`SELECT * FROM (${matchedCounts(request.facets)}) n WHERE NOT ${own}
      UNION ALL SELECT * FROM (${keptCounts(request)}) n WHERE ${own}`,
  )
}

/** For listings, which count and filter every match. */
export const listingStatement = (plan: Plan): SQL | null => {
  const [choice, ...others] = plan.conditions.choices
  if (!isBrowse(plan) || others.length > 0) return matchStatement(plan, matchedCounts(plan.request.facets))
  return choice ? oneChoiceStatement(plan, choice) : browseStatement(plan)
}

const matchStatement = (
  { request, conditions, queries, codes, everything, offset, limit }: Plan,
  counts: SQL,
): SQL | null => {
  const { choices } = conditions
  const misses = choices.map(({ condition }) => sql`CASE WHEN ${condition} THEN 0 ELSE 1 END`)
  const missed = choices.map(({ condition }, at) => sql`WHEN NOT (${condition}) THEN ${at + 1}::int`)
  const prices = request.prices
  const sort = request.sort ?? 'relevance'
  const priced = prices !== undefined && (sort === 'priceAsc' || sort === 'priceDesc')
  const { names, tables } = stageTables(
    stagesOf(queries, codes.begun, everything),
    (condition, stage, earlier) => sql`
      SELECT d.item_id, d.popularity, d.facets, d.sort_name, d.listed_at, ${stage}::int AS stage,
        ${sort === 'relevance' ? scoreOf(queries, codes) : sql`0`} AS score,
        ${misses.length === 0 ? sql`0` : sql.join(misses, sql` + `)} AS misses,
        ${missed.length === 0 ? sql`0` : sql`CASE ${sql.join(missed, sql` `)} ELSE 0 END`} AS missed
      FROM search_documents d WHERE (${condition}) AND ${conditions.always}${earlier}`,
  )
  if (names.length === 0) return null
  return sql`
    WITH ${sql.join(tables, sql`, `)}, matched AS (${unionOf(names)})
    SELECT (SELECT count(*)::int FROM matched WHERE misses = 0) AS total,
      (SELECT max(stage) FROM matched) AS stage,
      (SELECT json_agg(item_id) FROM (
        SELECT m.item_id FROM (
          SELECT m.*, ${priced ? priceOf(prices) : sql`NULL::numeric`} AS price FROM matched m WHERE misses = 0) m
        ORDER BY ${orderBy(sort, priced)} LIMIT ${limit} OFFSET ${offset}) page) AS ids,
      ${facetsJson(request, counts)}`
}
