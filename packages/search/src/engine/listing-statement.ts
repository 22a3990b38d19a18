import type { Sort } from '@gauze/contract'
import { type Prices, priceSql } from '@gauze/server/plugin'
import { type SQL, sql } from 'drizzle-orm'
import { countByBits, countFew, fewColumns, fittingBits, isFitting, keptBits } from './count-by-bits.js'
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
  cutOff,
  noNumbers,
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
    relevance: sql`score DESC, bought DESC NULLS LAST, rank DESC NULLS LAST, product_id`,
    name: sql`sort_name, product_id`,
    newest: sql`listed_at DESC NULLS LAST, product_id DESC NULLS LAST`,
    priceAsc: sql`price ASC NULLS LAST, sort_name, product_id`,
    priceDesc: sql`price DESC NULLS LAST, sort_name, product_id`,
  }
  return isPriceSort(sort) && orderingPrices(request) === undefined ? orders.name : orders[sort]
}

const itemPrice = priceSql('i', 'a')

/** The price that a company sees on the card of the item `m`. */
function priceOf({ level, accountId }: Prices): SQL {
  return sql`
  (SELECT ${sql.raw(itemPrice.cardPrice)}
   FROM (SELECT ${accountId ?? null}::int AS id, ${level}::text AS price_level) a CROSS JOIN items i
   ${sql.raw(itemPrice.joins)} WHERE i.id = m.item_id)`
}

/** The shown items of a page, from a table of the shown items of all products. */
function cutPage({ request, offset, limit }: Plan, shown: SQL, order: SQL): SQL {
  const prices = orderingPrices(request)
  const price = prices === undefined ? sql`` : sql`, ${priceOf(prices)} AS price`
  return sql`
    SELECT product_id, item_id, row_number() OVER () AS nth FROM (
      SELECT * FROM (SELECT m.*${price} FROM ${shown} m) m ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) m`
}

/**
 * The page as JSON, with the items that fit of each of its products.
 * @param fitting the items that fit: a table with the columns of `search_documents`, and a condition
 */
function foundJson(fitting: { readonly table: SQL; readonly condition: SQL }): SQL {
  return sql`(SELECT json_agg(json_build_array(p.product_id, p.item_id, coalesce(f.fitting, ARRAY[p.item_id])) ORDER BY p.nth)
    FROM page p LEFT JOIN (
      SELECT d.product_id, array_agg(d.item_id ORDER BY d.item_id) AS fitting FROM ${fitting.table}
      WHERE d.product_id IN (SELECT product_id FROM page) AND NOT d.alone AND ${fitting.condition} GROUP BY 1) f USING (product_id)) AS found`
}

interface Stage {
  /** 0 for all words in the texts that name an item, 1 with descriptions, 2 for most words. */
  readonly number: number
  readonly condition: SQL | null
}

/**
 * Later stages run only when the earlier ones found nothing. A single word is sought in names first: where some products
 * are called so, others that only mention it are not asked for. Words are left out only in an index of this release:
 * another may not say which products are drugs.
 */
function stagesOf(queries: TextQueries, codes: SQL | null, everything: boolean): Stage[] {
  if (everything) return [{ number: 0, condition: sql`true` }]
  // If some words are unknown and the known ones are all numbers, the numbers alone would say too little.
  const text = queries.strict === null && queries.merits.length > 0 ? null : textCondition(queries.strict, queries)
  const isOneWord = !queries.several && queries.documents.length === 0
  const named = isOneWord && queries.named !== null ? sql`d.tsv @@ ${tsquery(queries.named)}` : null
  const relaxed = queries.relaxed === null ? null : sql`d.tsv @@ ${tsquery(queries.relaxed)}`
  const orCodes = (condition: SQL | null) =>
    codes === null || condition === null ? (codes ?? condition) : sql`(${codes} OR (${condition}))`
  return [
    { number: 0, condition: named === null ? null : orCodes(named) },
    { number: 0, condition: orCodes(text) },
    { number: 1, condition: queries.wide === null ? null : sql`d.tsv @@ ${tsquery(queries.wide)}` },
    { number: 2, condition: relaxed === null ? null : sql`${relaxed} AND ${sql.raw(isOwnFormat)}` },
  ]
}

function stageTables(stages: readonly Stage[], select: (condition: SQL, stage: number, earlier: SQL) => SQL) {
  const names: SQL[] = []
  const tables: SQL[] = []
  for (const [at, { number, condition }] of stages.entries()) {
    if (condition === null) continue
    const name = sql.identifier(`stage_${at}`)
    tables.push(sql`${name} AS MATERIALIZED (${select(condition, number, noneIn(names))})`)
    names.push(sql`${name}`)
  }
  return { names, tables }
}

function facetsJson({ facets }: SearchRequest, counts: SQL): SQL {
  return facets === undefined || facets.length === 0
    ? sql`NULL::json AS facets, NULL::json AS categories`
    : sql`(SELECT json_agg(json_build_array(c.token, c.without, c.count)) FROM (${counts}) c) AS facets,
        (SELECT json_object_agg(url_component, name) FROM categories) AS categories`
}

/** Of each product the preferred item that fits, without words: an item is shown if no better one fits. */
function preferred(fits: SQL | null): SQL {
  const fitting = sql`
    SELECT d.product_id, d.item_id, d.rank, d.sort_name, d.listed_at FROM search_documents d`
  return fits === null
    ? sql`${fitting} WHERE d.place = 0`
    : sql`${fitting} WHERE ${fits} AND (d.place = 0 OR NOT EXISTS (
        SELECT 1 FROM (SELECT o.* FROM search_documents o WHERE o.product_id = d.product_id AND o.place < d.place) d WHERE ${fits}))`
}

/** A page of shown items, without words. */
function pageFrom(plan: Plan, shown: SQL): SQL {
  const { sort = 'relevance' } = plan.request
  const order = sort === 'relevance' ? sql`rank DESC NULLS LAST, product_id` : orderBy(plan.request)
  return cutPage(plan, sql`(${shown})`, order)
}

/** The preferred item of each product in a table of all that fit. */
function preferredIn(items: SQL): SQL {
  const columns = sql`product_id, item_id, rank, sort_name, listed_at`
  return sql`
    SELECT ${columns} FROM ${items} WHERE alone
    UNION ALL (SELECT DISTINCT ON (product_id) ${columns} FROM ${items} WHERE NOT alone ORDER BY product_id, place)`
}

/** Reads in order, so that not every match is read; but if there are few, sorts the table of all of them. */
function pageOf(plan: Plan, fits: SQL, { isFew, few }: { readonly isFew: SQL; readonly few: SQL }): SQL {
  return sql`
    page AS MATERIALIZED (
      SELECT * FROM (${pageFrom(plan, preferredIn(few))}) f
      UNION ALL SELECT * FROM (${pageFrom(plan, sql`${preferred(fits)} AND NOT ${isFew}`)}) m)`
}

const everyItem = { table: sql`search_documents d`, condition: sql`true` }

/** A category or everything: only the page itself is read; the counts are stored. */
function browseStatement(plan: Plan): SQL {
  const { always, none } = plan.conditions
  return sql`
  WITH page AS MATERIALIZED (${pageFrom(plan, preferred(none ? null : always))})
  SELECT ${keptTotal(plan.request)} AS total, 0 AS stage, ${foundJson({ ...everyItem, condition: always })},
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
      SELECT ${fewColumns} FROM search_documents d WHERE NOT (SELECT complete FROM kept) AND ${fits}),
      ${pageOf(plan, fits, { isFew: sql`(SELECT NOT complete FROM kept)`, few: sql`matched` })}
    SELECT (SELECT CASE WHEN complete THEN total ELSE (SELECT count(DISTINCT product_id)::int FROM matched) END FROM kept) AS total,
      0 AS stage, ${foundJson({ ...everyItem, condition: fits })},
      ${facetsJson(
        request,
        sql`SELECT * FROM (${counts}) n WHERE NOT ${own} AND (SELECT complete FROM kept)
          UNION ALL SELECT * FROM (${countFew(sql`matched`)}) n WHERE NOT ${own}${requestedOnly(request.facets, sql`n.token`)}
          UNION ALL SELECT * FROM (${keptCounts(request)}) n WHERE ${own}`,
      )}`
}

/** Choices without words: reads only bits, and the page itself. */
function choicesStatement(plan: Plan): SQL {
  const { request, conditions } = plan
  const fits = sql.join([conditions.always, ...conditions.choices.map(({ condition }) => condition)], sql` AND `)
  const { tables, total, isFew, counts } = countByBits({
    ...{ base: keptBits(request), choices: conditions.choices, request },
    few: sql`search_documents d WHERE ${fits}`,
  })
  return sql`
    WITH ${sql.join(tables, sql`, `)}, ${pageOf(plan, fits, { isFew, few: sql`few` })}
    SELECT ${total} AS total, 0 AS stage, ${foundJson({ ...everyItem, condition: fits })}, ${facetsJson(request, counts)}`
}

/** For listings, which count and filter every match. */
export function listingStatement(plan: Plan): SQL | null {
  const [choice, ...others] = plan.conditions.choices
  if (!isBrowse(plan)) return matchStatement(plan)
  if (choice === undefined) return browseStatement(plan)
  return others.length === 0 && mayBeKept(choice) ? oneChoiceStatement(plan, choice) : choicesStatement(plan)
}

/** The purchases of the viewer's account, if the search has an account, joined to matches `c`. */
function purchases({ accountId }: SearchRequest) {
  if (accountId === undefined || accountId === null) {
    return { tables: [], bought: sql`NULL::float8`, own: sql`NULL::float8`, join: sql`` }
  }
  return {
    tables: [sql`bought AS MATERIALIZED (${sql.raw(purchasesSql(String(Math.trunc(accountId))))})`],
    bought: sql`p.weight`,
    own: sql`b.weight`,
    join: sql`LEFT JOIN bought b ON b.item_id = c.item_id
      LEFT JOIN (SELECT product_id, sum(weight) AS weight FROM bought GROUP BY 1) p ON p.product_id = c.product_id`,
  }
}

function matchStatement(plan: Plan): SQL | null {
  const { request, conditions, queries, numbered, everything } = plan
  const { choices } = conditions
  const sorted = (request.sort ?? 'relevance') === 'relevance' ? sql`` : sql` d.sort_name, d.listed_at,`
  const { names, tables } = stageTables(
    stagesOf(queries, numberCondition(numbered), everything),
    (condition, stage, earlier) => sql`
      SELECT d.item_id, d.product_id, d.place, d.alone, d.slot, d.rank,${sorted} ${stage}::int AS stage,
        ${scoreOf(queries, numbered)} AS score
      FROM search_documents d WHERE (${condition}) AND ${conditions.always}${earlier}`,
  )
  if (names.length === 0) return null
  const isChosen = choices.length > 0
  const chosen = isChosen ? sql`chosen` : sql`matched`
  const choose = sql`SELECT m.* FROM matched m JOIN ${fittingBits} ON ${isFitting(sql`m.slot`)}`
  const { tables: boughtTables, bought, own, join } = purchases(request)
  const bits = countByBits({
    base: bitsOfTable(sql`matched`),
    ...{ choices, request },
    few: sql`${isChosen ? sql`(${choose})` : chosen} c CROSS JOIN LATERAL (
      SELECT * FROM search_documents d WHERE d.item_id = c.item_id OFFSET 0) d WHERE true`,
  })
  const found = unionOf(names)
  const matched =
    numbered.ids.length === 0
      ? [sql`matched AS NOT MATERIALIZED (${found})`]
      : [
          sql`found AS MATERIALIZED (${found})`,
          sql`matched AS MATERIALIZED (SELECT * FROM found WHERE score >= ${cutOff(sql`(SELECT max(score) FROM found)`)})`,
        ]
  return sql`
    WITH ${sql.join([...tables, ...boughtTables, ...matched, ...bits.tables], sql`, `)},
      ${isChosen ? sql`chosen AS MATERIALIZED (${choose}),` : sql``}
      shown AS (
        SELECT c.*, ${bought} AS bought FROM ${chosen} c ${join} WHERE c.alone
        UNION ALL (SELECT DISTINCT ON (c.product_id) c.*, ${bought} AS bought FROM ${chosen} c ${join} WHERE NOT c.alone
          ORDER BY c.product_id, c.score DESC, ${own} DESC NULLS LAST, c.place)),
      page AS MATERIALIZED (${cutPage(plan, sql`shown`, orderBy(request))})
    SELECT ${bits.total} AS total, (SELECT stage FROM matched LIMIT 1) AS stage,
      ${foundJson({ table: sql`${chosen} d`, condition: sql`true` })}, ${facetsJson(request, bits.counts)}`
}

/** The category of the item that has the words best, any of them: name and url component. */
export function nearestStatement(queries: TextQueries, any: string): SQL {
  return sql`
    SELECT c.name, c.url_component AS "urlComponent" FROM (
      SELECT d.item_id, d.rank, ${scoreOf(queries, noNumbers)} AS score FROM search_documents d
      WHERE d.tsv @@ ${tsquery(any)} AND ${sql.raw(isOwnFormat)} ORDER BY score DESC, d.rank DESC, d.item_id LIMIT 1) d
    JOIN items i ON i.id = d.item_id JOIN categories c ON c.id = i.category_id`
}
