import { type SQL, sql } from 'drizzle-orm'
import { chunkOf, isAmongBits, productsOf } from './facet-bits.js'
import { baseOf, keptTotal, requestedOnly } from './facet-counts.js'
import { facetToken } from './facets.js'
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
export const fittingBits = sql`part_0 p`

/** Whether a slot is among {@link fittingBits}. */
export function isFitting(slot: SQL): SQL {
  return sql`p.chunk = ${chunkOf(slot)} AND ${isAmongBits(sql`p.bits`, slot)}`
}

function choiceName(at: number): SQL {
  return sql.raw(`choice_${at}`)
}

function partName(without: number): SQL {
  return sql.raw(`part_${without}`)
}

/** Documents that match all choices (0), and for each choice the documents that match all others (its number). */
function partTables(choices: readonly Choice[]): SQL[] {
  return [0, ...choices.map((_, at) => at + 1)].map((without) => {
    const names = choices.map((_, at) => at + 1).filter((choice) => choice !== without)
    const joins = names.map((choice) => sql`JOIN ${choiceName(choice)} USING (chunk)`)
    const bits = [sql`base.bits`, ...names.map((choice) => sql`${choiceName(choice)}.bits`)]
    return sql`${partName(without)} AS MATERIALIZED (
      SELECT chunk, ${sql.join(bits, sql` & `)} AS bits FROM base ${sql.join(joins, sql` `)})`
  })
}

/** Counts the products of some tokens, which are looked up one by one: the outer join keeps this order. */
function counted(without: number, tokens: SQL, condition = sql`true`): SQL {
  return sql`
  SELECT token, ${without}::int AS without, sum(products)::int AS count FROM (
    SELECT n.token, ${productsOf(sql`n.chunk`, sql`n.bits`)} AS products FROM (
      SELECT b.token, b.chunk, b.bits & p.bits AS bits
      FROM (${tokens} OFFSET 0) t
      CROSS JOIN LATERAL (SELECT * FROM search_facet_bits b WHERE b.token = t.token OFFSET 0) b
      LEFT JOIN ${partName(without)} p ON p.chunk = b.chunk
      WHERE ${condition} OFFSET 0) n OFFSET 0) n
  WHERE products > 0 GROUP BY 1`
}

/** The tokens of some facets. */
function tokensOf(condition: SQL): SQL {
  return sql`SELECT token FROM search_facet_counts WHERE scope = '' AND token <> '' AND ${condition}`
}

/** The tokens that a broad listing offers: the commonest of its category. */
function offeredTokens(request: SearchRequest, condition: SQL): SQL {
  return sql`
  SELECT token FROM search_facet_counts WHERE scope = ${baseOf(request)} AND offered AND token <> '' AND ${condition}`
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
  const own = choices.map(({ facet }, at) =>
    counted(at + 1, tokensOf(sql`starts_with(token, ${facetToken(facet, '')})`)),
  )
  const isUnchosen = sql`NOT (${sql.join([sql`false`, ...choices.map(isOf)], sql` OR `)})${requestedOnly(facets, sql`token`)}`
  return {
    tables: [
      sql`base AS MATERIALIZED (${base})`,
      ...choices.map(
        ({ facet, values }, at) =>
          sql`${choiceName(at + 1)} AS MATERIALIZED (${bitsOfTokens(values.map((value) => facetToken(facet, value)))})`,
      ),
      ...partTables(choices),
      sql`extent AS MATERIALIZED (
        SELECT total, total <= greatest(${fewProducts}::int, ${fewShare}::float8 * ${keptTotal({})}) AS few
        FROM (SELECT coalesce(sum(${productsOf(sql`chunk`, sql`bits`)}), 0)::int AS total FROM part_0) p)`,
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
