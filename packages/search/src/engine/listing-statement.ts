import type { Sort } from '@gauze/contract'
import { type Prices, priceSql } from '@gauze/server/plugin'
import { type SQL, sql } from 'drizzle-orm'
import { countByBits, fittingBits, isFitting, keptBits } from './count-by-bits.js'
import { bitsOfTable } from './facet-bits.js'
import { isBrowse, keptChoice, keptCounts, keptTotal, mayBeKept, requestedOnly } from './facet-counts.js'
import { facetToken } from './facets.js'
import { isOwnFormat } from './index-format.js'
import { isPriceSort, orderingPrices } from './price-order.js'
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

function orderBy(request: SearchRequest): SQL {
  const { sort = 'relevance' } = request
  const orders: Record<Sort, SQL> = {
    relevance: sql`score DESC, bought DESC NULLS LAST, rank DESC NULLS LAST, item_id`,
    name: sql`sort_name, item_id`,
    newest: sql`listed_at DESC NULLS LAST, item_id DESC NULLS LAST`,
    priceAsc: sql`price ASC NULLS LAST, sort_name, item_id`,
    priceDesc: sql`price DESC NULLS LAST, sort_name, item_id`,
  }
  return isPriceSort(sort) && orderingPrices(request) === undefined ? orders.name : orders[sort]
}

function purchasesOf(accountId: number): SQL {
  return sql.raw(purchasesSql(String(Math.trunc(accountId))))
}

const itemPrice = priceSql('i', 'a')
const variantPrice = priceSql('v', 'a')

/** A column of the product `m`, or of its variants on sale, with prices for a company. */
function pricedFor({ level, accountId }: Prices, ofVariants: SQL, ofProduct: SQL): SQL {
  return sql`
  (SELECT CASE WHEN i.is_matrix_parent THEN (
     SELECT ${ofVariants} FROM items v ${sql.raw(variantPrice.joins)}
     WHERE v.parent_id = i.id AND NOT v.inactive) ELSE ${ofProduct} END
   FROM (SELECT ${accountId ?? null}::int AS id, ${level}::text AS price_level) a CROSS JOIN items i
   ${sql.raw(itemPrice.joins)} WHERE i.id = m.item_id)`
}

/** The price on a card while no variant is meant: for a product with variants, the price of the first variant. */
function priceOf(prices: Prices): SQL {
  return pricedFor(
    prices,
    sql`(array_agg(${sql.raw(variantPrice.cardPrice)} ORDER BY v.id))[1]`,
    sql.raw(itemPrice.cardPrice),
  )
}

/** The offers of a card: the variants, or the product itself at its own price. */
function offerOf(prices: Prices): SQL {
  return pricedFor(
    prices,
    sql`coalesce(json_agg(json_build_object('id', v.id, 'matrixDetails', v.matrix_details,
      'isAddable', v.is_addable_to_cart AND NOT v.restricted, 'inStock', v.quantity_available > 0,
      'price', ${sql.raw(variantPrice.cardPrice)}) ORDER BY v.id), '[]')`,
    sql`to_json(${sql.raw(itemPrice.cardPrice)})`,
  )
}

/** A page of products `m`, in order; or all of them with the offers of their cards, if their order is not known yet. */
function cutPage({ request, offset, limit, offerPrices }: Plan, products: SQL, order: SQL, columns = sql``): SQL {
  if (offerPrices !== null) {
    return sql`(SELECT json_agg(json_build_array(m.item_id, ${offerOf(offerPrices)}) ORDER BY m.sort_name, m.item_id)
      FROM ${products})`
  }
  const prices = orderingPrices(request)
  const price = prices === undefined ? sql`` : sql`, ${priceOf(prices)} AS price`
  return sql`
    (SELECT json_agg(item_id) FROM (
      SELECT m.item_id FROM (SELECT m.*${columns}${price} FROM ${products}) m
      ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) page)`
}

function pageName({ offerPrices }: Plan): SQL {
  return offerPrices === null ? sql`ids` : sql`offers`
}

/**
 * Later stages run only when the earlier ones found nothing. Words are left out only in an index of this release:
 * another may not say which products are drugs.
 */
function stagesOf(queries: TextQueries, codes: SQL | null, everything: boolean): (SQL | null)[] {
  if (everything) return [sql`true`]
  // If some words are unknown and the known ones are all numbers, the numbers alone would say too little.
  const text = queries.strict === null && queries.merits.length > 0 ? null : textCondition(queries.strict, queries)
  const relaxed = queries.relaxed ?? queries.nearest
  const first = codes === null || text === null ? (codes ?? text) : sql`(${codes} OR (${text}))`
  return [
    first,
    queries.wide === null ? null : sql`d.tsv @@ ${tsquery(queries.wide)}`,
    relaxed === null ? null : sql`d.tsv @@ ${tsquery(relaxed)} AND ${sql.raw(isOwnFormat)}`,
  ]
}

function stageTables(stages: readonly (SQL | null)[], select: (condition: SQL, stage: number, earlier: SQL) => SQL) {
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

function facetsJson({ facets }: SearchRequest, counts: SQL): SQL {
  return facets === undefined || facets.length === 0
    ? sql`NULL::json AS facets, NULL::json AS categories`
    : sql`(SELECT json_agg(json_build_array(c.token, c.missed, c.count)) FROM (${counts}) c) AS facets,
        (SELECT json_object_agg(url_component, name) FROM categories) AS categories`
}

/** A page of matching documents, without words, from a table of them. */
function pageFrom(plan: Plan, documents: SQL): SQL {
  const { sort = 'relevance' } = plan.request
  const order = sort === 'relevance' ? sql`rank DESC NULLS LAST, item_id` : orderBy(plan.request)
  return cutPage(plan, sql`(${documents}) m`, order)
}

/** Reads in order, so that not every match is read; but if there are `few`, it reads and sorts all of them. */
function pageOf(plan: Plan, condition: SQL, few?: SQL): SQL {
  const documents = sql`
    SELECT d.item_id, d.rank, d.sort_name, d.listed_at FROM search_documents d WHERE ${condition}`
  const inOrder = pageFrom(plan, documents)
  const page =
    few === undefined
      ? inOrder
      : sql`CASE WHEN ${few} THEN ${pageFrom(plan, sql`${documents} OFFSET 0`)} ELSE ${inOrder} END`
  return sql`${page} AS ${pageName(plan)}`
}

/** A category or everything: only the page itself is read; the counts are stored. */
function browseStatement(plan: Plan): SQL {
  return sql`
  SELECT ${keptTotal(plan.request)} AS total, 0 AS stage, ${pageOf(plan, plan.conditions.always)},
    ${facetsJson(plan.request, keptCounts(plan.request))}`
}

/**
 * One choice: the counts of its own facet, which ignore it, are stored. The counts of other facets are stored too if
 * the choice is broad; otherwise they are counted over the few matches.
 */
function oneChoiceStatement(plan: Plan, choice: Choice): SQL {
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
            FROM matched m, unnest(m.facets) AS f (token) WHERE true${requestedOnly(request.facets, sql`f.token`)} GROUP BY 1) n
          WHERE NOT ${own}
          UNION ALL SELECT * FROM (${keptCounts(request)}) n WHERE ${own}`,
      )}`
}

/** Choices without words: reads only bits, and the page itself. */
function choicesStatement(plan: Plan): SQL {
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
export function listingStatement(plan: Plan): SQL | null {
  const [choice, ...others] = plan.conditions.choices
  if (!isBrowse(plan)) return matchStatement(plan)
  if (choice === undefined) return browseStatement(plan)
  return others.length === 0 && mayBeKept(choice) ? oneChoiceStatement(plan, choice) : choicesStatement(plan)
}

/** The purchases of the viewer's account, if the search has an account. */
function purchases({ accountId }: SearchRequest): { bought: SQL; join: SQL } {
  return accountId === undefined || accountId === null
    ? { bought: sql`NULL::float8`, join: sql`` }
    : { bought: sql`b.weight`, join: sql`LEFT JOIN (${purchasesOf(accountId)}) b ON b.item_id = m.item_id` }
}

function matchStatement(plan: Plan): SQL | null {
  const { request, conditions, queries, numbered, everything } = plan
  const { choices } = conditions
  const byScore = (request.sort ?? 'relevance') === 'relevance'
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
      ${cutPage(plan, sql`${chosen} ${join}`, orderBy(request), sql`, ${bought} AS bought`)} AS ${pageName(plan)},
      ${facetsJson(request, bits.counts)}`
}
