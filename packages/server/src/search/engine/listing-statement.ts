import type { Sort } from '@gauze/contract'
import { type SQL, sql } from 'drizzle-orm'
import { priceSql } from '../../modules/pricing/price.sql.js'
import { countByBits, fittingBits, isFitting, keptBits } from './count-by-bits.js'
import { bitsOfTable } from './facet-bits.js'
import { isBrowse, keptChoice, keptCounts, keptTotal, mayBeKept, wantedOnly } from './facet-counts.js'
import { facetToken } from './facets.js'
import { isOwnFormat } from './index-format.js'
import { purchasesSql } from './purchases.js'
import type { TextQueries } from './query-plan.js'
import type { SearchRequest } from './search-engine.types.js'
import {
  type Choice,
  noneIn,
  numberCondition,
  type Plan,
  scoreOf,
  textCondition,
  tsquery,
  unionOf,
} from './statement-parts.js'

const orderBy = (sort: Sort, priced: boolean): SQL => {
  const orders: Record<Sort, SQL> = {
    relevance: sql`score DESC, bought DESC NULLS LAST, rank DESC NULLS LAST, item_id`,
    name: sql`sort_name, item_id`,
    newest: sql`listed_at DESC NULLS LAST, item_id DESC NULLS LAST`,
    priceAsc: sql`price ASC NULLS LAST, sort_name, item_id`,
    priceDesc: sql`price DESC NULLS LAST, sort_name, item_id`,
  }
  return (sort === 'priceAsc' || sort === 'priceDesc') && !priced ? orders.name : orders[sort]
}

const purchasesOf = (accountId: number): SQL => sql.raw(purchasesSql(String(Math.trunc(accountId))))

const itemPrice = priceSql('i', 'a')
const variantPrice = priceSql('v', 'a')

/** The price on the card: of a product with variants, the lowest of theirs. */
const priceOf = ({ level, accountId }: { readonly level: string; readonly accountId?: number }): SQL => sql`
  (SELECT CASE WHEN i.is_matrix_parent THEN (
     SELECT min(${sql.raw(variantPrice.price)}) FROM items v ${sql.raw(variantPrice.joins)}
     WHERE v.parent_id = i.id AND NOT v.inactive) ELSE ${sql.raw(itemPrice.price)} END
   FROM (SELECT ${accountId ?? null}::int AS id, ${level}::text AS price_level) a CROSS JOIN items i
   ${sql.raw(itemPrice.joins)} WHERE i.id = m.item_id)`

/**
 * Later stages run only when the earlier ones found nothing. Words are left out only in an index of this release: another
 * may not say which products are drugs.
 */
const stagesOf = (queries: TextQueries, codes: SQL | null, everything: boolean): (SQL | null)[] => {
  if (everything) return [sql`true`]
  // Without a word that is known, and with others that are, the numbers among them alone would say too little.
  const text = queries.strict === null && queries.merits.length > 0 ? null : textCondition(queries.strict, queries)
  const relaxed = queries.relaxed ?? queries.nearest
  const first = codes === null || text === null ? (codes ?? text) : sql`(${codes} OR (${text}))`
  return [
    first,
    queries.wide === null ? null : sql`d.tsv @@ ${tsquery(queries.wide)}`,
    relaxed === null ? null : sql`d.tsv @@ ${tsquery(relaxed)} AND ${sql.raw(isOwnFormat)}`,
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

const facetsJson = ({ facets }: SearchRequest, counts: SQL): SQL =>
  facets === undefined || facets.length === 0
    ? sql`NULL::json AS facets, NULL::json AS categories`
    : sql`(SELECT json_agg(json_build_array(c.token, c.missed, c.count)) FROM (${counts}) c) AS facets,
        (SELECT json_object_agg(url_component, name) FROM categories) AS categories`

/** A page of documents that fit, without words, from a table of them. */
const pageFrom = ({ request, offset, limit }: Plan, documents: SQL): SQL => {
  const { prices, sort = 'relevance' } = request
  const priced = prices !== undefined && (sort === 'priceAsc' || sort === 'priceDesc')
  const orders: Partial<Record<Sort, SQL>> = { relevance: sql`rank DESC NULLS LAST, item_id` }
  return sql`
    (SELECT json_agg(item_id) FROM (
      SELECT m.item_id FROM (
        SELECT m.*${priced ? sql`, ${priceOf(prices)} AS price` : sql``} FROM (${documents}) m) m
      ORDER BY ${orders[sort] ?? orderBy(sort, priced)} LIMIT ${limit} OFFSET ${offset}) page)`
}

/** Reads in order, so that not all that fit need be read; but where `few` do, it reads those and puts them in order. */
const pageOf = (plan: Plan, condition: SQL, few?: SQL): SQL => {
  const documents = sql`
    SELECT d.item_id, d.rank, d.sort_name, d.listed_at FROM search_documents d WHERE ${condition}`
  const inOrder = pageFrom(plan, documents)
  return few === undefined
    ? sql`${inOrder} AS ids`
    : sql`CASE WHEN ${few} THEN ${pageFrom(plan, sql`${documents} OFFSET 0`)} ELSE ${inOrder} END AS ids`
}

/** A category or everything: only the page itself is read, the counts are kept. */
const browseStatement = (plan: Plan): SQL => sql`
  SELECT ${keptTotal(plan.request)} AS total, 0 AS stage, ${pageOf(plan, plan.conditions.always)},
    ${facetsJson(plan.request, keptCounts(plan.request))}`

/**
 * One choice: the counts of its own facet, which leave it out, are kept. So are the others where the choice is broad;
 * otherwise they are of what fits it, which is little.
 */
const oneChoiceStatement = (plan: Plan, choice: Choice): SQL => {
  const { request, conditions } = plan
  const own = sql`starts_with(n.token, ${facetToken(choice.facet, '')})`
  const fits = sql`${conditions.always} AND ${choice.condition}`
  const { kept, counts } = keptChoice(request, choice)
  return sql`
    WITH kept AS MATERIALIZED (${kept}), matched AS MATERIALIZED (
      SELECT d.facets FROM search_documents d WHERE NOT (SELECT complete FROM kept) AND ${fits})
    SELECT (SELECT CASE WHEN complete THEN total ELSE (SELECT count(*)::int FROM matched) END FROM kept) AS total,
      0 AS stage, ${pageOf(plan, fits, sql`(SELECT NOT complete FROM kept)`)},
      ${facetsJson(
        request,
        sql`SELECT * FROM (${counts}) n WHERE NOT ${own} AND (SELECT complete FROM kept)
          UNION ALL SELECT * FROM (SELECT f.token, 0 AS missed, count(*)::int AS count
            FROM matched m, unnest(m.facets) AS f (token) WHERE true${wantedOnly(request.facets, sql`f.token`)} GROUP BY 1) n
          WHERE NOT ${own}
          UNION ALL SELECT * FROM (${keptCounts(request)}) n WHERE ${own}`,
      )}`
}

/** Choices without words: only bits are read, and the page itself. */
const choicesStatement = (plan: Plan): SQL => {
  const { request, conditions } = plan
  const fits = sql.join([conditions.always, ...conditions.choices.map(({ condition }) => condition)], sql` AND `)
  const { tables, total, isFew, counts } = countByBits({
    ...{ base: keptBits(request), choices: conditions.choices, facets: request.facets },
    few: sql`search_documents d WHERE ${fits}`,
  })
  return sql`
    WITH ${sql.join(tables, sql`, `)}
    SELECT ${total} AS total, 0 AS stage, ${pageOf(plan, fits, isFew)}, ${facetsJson(request, counts)}`
}

/** For listings, which count and filter every match. */
export const listingStatement = (plan: Plan): SQL | null => {
  const [choice, ...others] = plan.conditions.choices
  if (!isBrowse(plan)) return matchStatement(plan)
  if (choice === undefined) return browseStatement(plan)
  return others.length === 0 && mayBeKept(choice) ? oneChoiceStatement(plan, choice) : choicesStatement(plan)
}

/** What the viewer's account bought, if it counts. */
const purchases = ({ accountId }: SearchRequest): { bought: SQL; join: SQL } =>
  accountId === undefined || accountId === null
    ? { bought: sql`NULL::float8`, join: sql`` }
    : { bought: sql`b.weight`, join: sql`LEFT JOIN (${purchasesOf(accountId)}) b ON b.item_id = m.item_id` }

const matchStatement = ({ request, conditions, queries, numbered, everything, offset, limit }: Plan): SQL | null => {
  const { choices } = conditions
  const { prices, sort = 'relevance' } = request
  const priced = prices !== undefined && (sort === 'priceAsc' || sort === 'priceDesc')
  const byScore = sort === 'relevance'
  const { bought, join } = purchases(request)
  const { names, tables } = stageTables(
    stagesOf(queries, numberCondition(numbered), everything),
    (condition, stage, earlier) => sql`
      SELECT d.item_id, d.slot, d.rank, ${byScore ? sql`NULL` : sql`d.sort_name`} AS sort_name, d.listed_at,
        ${stage}::int AS stage, ${byScore ? scoreOf(queries, numbered) : sql`0`} AS score
      FROM search_documents d WHERE (${condition}) AND ${conditions.always}${earlier}`,
  )
  if (names.length === 0) return null
  const chosen = choices.length === 0 ? sql`matched m` : sql`matched m JOIN ${fittingBits} ON ${isFitting(sql`m.slot`)}`
  const bits = countByBits({
    base: bitsOfTable(sql`matched`),
    ...{ choices, facets: request.facets },
    few: sql`(SELECT m.item_id FROM ${chosen}) m JOIN search_documents d USING (item_id) WHERE true`,
  })
  return sql`
    WITH ${sql.join(tables, sql`, `)}, matched AS MATERIALIZED (${unionOf(names)}),
      ${sql.join(bits.tables, sql`, `)}
    SELECT ${bits.total} AS total, (SELECT max(stage) FROM matched) AS stage,
      (SELECT json_agg(item_id) FROM (
        SELECT m.item_id FROM (
          SELECT m.*, ${bought} AS bought, ${priced ? priceOf(prices) : sql`NULL::numeric`} AS price
          FROM ${chosen} ${join}) m
        ORDER BY ${orderBy(sort, priced)} LIMIT ${limit} OFFSET ${offset}) page) AS ids,
      ${facetsJson(request, bits.counts)}`
}
