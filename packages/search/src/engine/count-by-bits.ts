import { type SQL, sql } from 'drizzle-orm'
import { chunkOf, isAmongBits, marksTable, noBits, productBits } from './facet-bits.js'
import { baseOf, keptTotal, requestedOnly } from './facet-counts.js'
import { attributePrefix, facetToken } from './facets.js'
import type { SearchRequest } from './search-engine.types.js'
import type { Choice } from './statement-parts.js'

/** The documents, choices and facets to count. */
interface Counted {
  /** Chunks and bits of all documents before any choice is applied. */
  readonly base: SQL
  readonly choices: readonly Choice[]
  readonly request: SearchRequest
  /** The matching documents `d`, read one by one when there are few: a FROM clause with its conditions. */
  readonly few: SQL
}

/** Parts of a statement that counts by bits. */
interface ByBits {
  readonly tables: SQL[]
  /** How many products match. */
  readonly total: SQL
  /** Whether there are few matches. */
  readonly isFew: SQL
  readonly counts: SQL
}

/**
 * Below this number of products, or this share of all, reading each item is faster than reading the bits of every
 * token.
 */
const fewProducts = 2000
const fewShare = 0.05

function bitsOfTokens(tokens: readonly string[]): SQL {
  return sql`
  SELECT chunk, bit_or(bits) AS bits FROM search_facet_bits
  WHERE token = ANY(${sql.param([...tokens])}::text[]) GROUP BY 1`
}

/** The documents of a listing without words, before any choice is applied. */
export function keptBits({ category }: SearchRequest): SQL {
  return bitsOfTokens([category === undefined ? '' : facetToken('category', category)])
}

/** The bits of the documents that match every choice; joined by {@link isFitting}. */
export const fittingBits = sql`part p`

/** Whether a slot is among {@link fittingBits}. */
export function isFitting(slot: SQL): SQL {
  return sql`p.without = 0 AND p.part = ${chunkOf(slot)} AND ${isAmongBits(sql`p.bits`, slot)}`
}

function choiceName(at: number): SQL {
  return sql.raw(`choice_${at + 1}`)
}

function bitsOfChoice(at: number): SQL {
  return sql`coalesce(${choiceName(at)}.bits, ${noBits})`
}

/**
 * Documents that match all choices (0), and for each choice the documents that match all others (its number), with one
 * bit for each of their products.
 */
function partTable(choices: readonly Choice[]): SQL {
  const joins = choices.map((_, at) => sql`LEFT JOIN ${choiceName(at)} USING (chunk)`)
  const part = (without: number) => sql`
    SELECT ${without}::int AS without, chunk, ${sql.join(
      [sql`base.bits`, ...choices.flatMap((_, at) => (at + 1 === without ? [] : [bitsOfChoice(at)]))],
      sql` & `,
    )} AS bits FROM base ${sql.join(joins, sql` `)}`
  const parts = [0, ...choices.map((_, at) => at + 1)].map(part)
  return sql`part AS MATERIALIZED (
    SELECT p.without, p.bits, m.*, p.chunk AS part, ${productBits(sql`p.bits`, 'm')} AS products
    FROM (${sql.join(parts, sql` UNION ALL `)}) p LEFT JOIN (${marksTable}) m USING (chunk) WHERE bit_count(p.bits) > 0)`
}

/** Counts the products of some tokens in one pass, so that bits are not sorted. */
function counted(without: number, tokens: SQL, condition: SQL): SQL {
  return countedWhere(without, sql`JOIN (${tokens} OFFSET 0) wanted ON wanted.token = b.token`, condition)
}

/** The same for the tokens of one facet, which are few enough to look up one by one. */
function countedOf(without: number, facet: string): SQL {
  const tokens = tokensOf(sql`starts_with(token, ${facetToken(facet, '')})`)
  return countedWhere(without, sql``, sql`b.token = ANY(ARRAY(${tokens}))`)
}

function countedWhere(without: number, join: SQL, condition: SQL): SQL {
  return sql`
  SELECT token, ${without}::int AS without, sum(products)::int AS count FROM (
    SELECT b.token, CASE WHEN b.split THEN bit_count(${productBits(sql`(b.bits & p.bits)`, 'p')})
      ELSE bit_count(b.bits & p.products) END AS products
    FROM part p JOIN search_facet_bits b ON b.chunk = p.part ${join}
    WHERE p.without = ${without}::int AND ${condition} OFFSET 0) n
  WHERE products > 0 GROUP BY 1`
}

/** Facets without a limit for their values: a listing links to every category. */
const wholeFacets = ['category']

/** How many attributes a listing offers at most, and how many values of each facet: the commonest of its category. */
const offeredAttributes = 30
const offeredValues = 40

/** The tokens of some facets. */
function tokensOf(condition: SQL): SQL {
  return sql`SELECT token FROM search_facet_counts WHERE scope = '' AND token <> '' AND ${condition}`
}

/**
 * The tokens that a broad listing offers: the commonest of its category, so that it need not count values that few
 * products have.
 */
function offeredTokens(request: SearchRequest, condition: SQL): SQL {
  return sql`
  SELECT token FROM (
    SELECT token, name, nth, dense_rank() OVER (PARTITION BY is_attribute ORDER BY weight DESC, name) AS place, is_attribute FROM (
      SELECT token, name, starts_with(name, ${attributePrefix}) AS is_attribute, sum(docs) OVER facet AS weight,
        row_number() OVER (facet ORDER BY docs DESC, token) AS nth
      FROM (SELECT token, docs, split_part(token, ':', 1) AS name FROM search_facet_counts
        WHERE scope = ${baseOf(request)} AND token <> '' AND ${condition}) t
      WINDOW facet AS (PARTITION BY name)) f) o
  WHERE (nth <= ${offeredValues}::int OR name = ANY(${sql.param(wholeFacets)}::text[]))
    AND (place <= ${offeredAttributes}::int OR NOT is_attribute)`
}

/** The columns of documents `d` that are counted one by one, and of which a page shows some. */
export const fewColumns = sql`d.item_id, d.product_id, d.place, d.alone, d.rank, d.sort_name, d.listed_at, d.facets, d.shared`

/** Counts products one by one, in a table of all their matching items: the facets that they share once for each product. */
export function countFew(items: SQL): SQL {
  return sql`
  SELECT token, 0 AS without, sum(products)::int AS count FROM (
    SELECT f.token, count(*) AS products FROM (
      SELECT facets, shared FROM ${items} WHERE alone
      UNION ALL (SELECT DISTINCT ON (product_id) facets, shared FROM ${items} WHERE NOT alone)) m,
      unnest(m.facets[:m.shared]) AS f (token) GROUP BY 1
    UNION ALL SELECT token, count(*) FROM (
      SELECT DISTINCT m.product_id, f.token FROM ${items} m, unnest(m.facets[m.shared + 1:]) AS f (token)
      WHERE NOT m.alone) own GROUP BY 1) c
  GROUP BY 1`
}

/**
 * Counts products as rows of token, without and count: the products with an item that matches all choices (0), and for
 * each choice's own facet the products with an item that matches all other choices (its number).
 */
export function countByBits({ base, choices, request, few }: Counted): ByBits {
  const { facets } = request
  const isFew = sql`(SELECT few FROM extent)`
  const isOf = ({ facet }: Choice) => sql`starts_with(token, ${facetToken(facet, '')})`
  const own = choices.map(({ facet }, at) => countedOf(at + 1, facet))
  const isUnchosen = sql`NOT (${sql.join([sql`false`, ...choices.map(isOf)], sql` OR `)})${requestedOnly(facets, sql`token`)}`
  return {
    tables: [
      sql`base AS MATERIALIZED (${base})`,
      ...choices.map(
        ({ facet, values }, at) =>
          sql`${choiceName(at)} AS MATERIALIZED (${bitsOfTokens(values.map((value) => facetToken(facet, value)))})`,
      ),
      partTable(choices),
      sql`extent AS MATERIALIZED (
        SELECT total, total <= greatest(${fewProducts}::int, ${fewShare}::float8 * ${keptTotal({})}) AS few
        FROM (SELECT coalesce(sum(bit_count(products)), 0)::int AS total FROM part WHERE without = 0) p)`,
      sql`few AS MATERIALIZED (SELECT ${fewColumns} FROM ${few} AND ${isFew})`,
    ],
    isFew,
    total: sql`(SELECT total FROM extent)`,
    counts: sql.join(
      [
        counted(0, facets === 'offered' ? offeredTokens(request, isUnchosen) : tokensOf(isUnchosen), sql`NOT ${isFew}`),
        sql`SELECT * FROM (${countFew(sql`few`)}) f WHERE ${isUnchosen}`,
        ...(facets === undefined || facets.length === 0 ? [] : own),
      ],
      sql` UNION ALL `,
    ),
  }
}
