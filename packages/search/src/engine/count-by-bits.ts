import { type SQL, sql } from 'drizzle-orm'
import { chunkOf, isAmongBits, noBits } from './facet-bits.js'
import { keptTotal, requestedOnly } from './facet-counts.js'
import { facetToken } from './facets.js'
import type { SearchRequest } from './search-engine.types.js'
import type { Choice } from './statement-parts.js'

/** The documents, choices and facets to count. */
interface Counted {
  /** Chunks and bits of all documents before any choice is applied. */
  readonly base: SQL
  readonly choices: readonly Choice[]
  readonly facets: SearchRequest['facets']
  /** The matching documents `d`, read one by one when there are few: a FROM clause with its conditions. */
  readonly few: SQL
}

/** Parts of a statement that counts by bits. */
interface ByBits {
  readonly tables: SQL[]
  /** How many documents match. */
  readonly total: SQL
  /** Whether there are few matches. */
  readonly isFew: SQL
  readonly counts: SQL
}

/**
 * Below this number of documents, or this share of all, reading each one is faster than reading the bits of every
 * token.
 */
const fewDocuments = 2000
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
  return sql`p.missed = 0 AND p.chunk = ${chunkOf(slot)} AND ${isAmongBits(sql`p.bits`, slot)}`
}

function choiceName(at: number): SQL {
  return sql.raw(`choice_${at + 1}`)
}

function bitsOfChoice(at: number): SQL {
  return sql`coalesce(${choiceName(at)}.bits, ${noBits})`
}

/** Documents that match all choices (0), and for each choice the documents that fail only that choice (its number). */
function partTable(choices: readonly Choice[]): SQL {
  const joins = choices.map((_, at) => sql`LEFT JOIN ${choiceName(at)} USING (chunk)`)
  const part = (missed: number) => sql`
    SELECT ${missed}::int AS missed, chunk, ${sql.join(
      [sql`base.bits`, ...choices.map((_, at) => (at + 1 === missed ? sql`~${bitsOfChoice(at)}` : bitsOfChoice(at)))],
      sql` & `,
    )} AS bits FROM base ${sql.join(joins, sql` `)}`
  const parts = [0, ...choices.map((_, at) => at + 1)].map(part)
  return sql`part AS MATERIALIZED (SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) p WHERE bit_count(bits) > 0)`
}

/** Counts in one pass, so that bits are not sorted. */
function counted(missed: number, which: SQL): SQL {
  return sql`
  SELECT token, ${missed}::int AS missed, sum(docs)::int AS count FROM (
    SELECT b.token, bit_count(b.bits & p.bits) AS docs FROM part p JOIN search_facet_bits b USING (chunk)
    WHERE p.missed = ${missed}::int AND b.token <> '' AND ${which} OFFSET 0) n
  WHERE docs > 0 GROUP BY 1`
}

/** Looks up the tokens of a facet first, so that only their bits are read. */
function tokensOf(facet: string): SQL {
  return sql`b.token = ANY(ARRAY(
  SELECT token FROM search_facet_counts WHERE scope = '' AND starts_with(token, ${facetToken(facet, '')})))`
}

/**
 * Counts documents as rows of token, missed and count: the documents that match all choices (0), and for each choice's
 * own facet also the documents that fail only that choice (its number).
 */
export function countByBits({ base, choices, facets, few }: Counted): ByBits {
  const isFew = sql`(SELECT few FROM extent)`
  const own = choices.map(({ facet }, at) => counted(at + 1, tokensOf(facet)))
  return {
    tables: [
      sql`base AS MATERIALIZED (${base})`,
      ...choices.map(
        ({ facet, values }, at) =>
          sql`${choiceName(at)} AS MATERIALIZED (${bitsOfTokens(values.map((value) => facetToken(facet, value)))})`,
      ),
      partTable(choices),
      sql`extent AS MATERIALIZED (
        SELECT total, total <= greatest(${fewDocuments}::int, ${fewShare}::float8 * ${keptTotal({})}) AS few
        FROM (SELECT coalesce(sum(bit_count(bits)), 0)::int AS total FROM part WHERE missed = 0) p)`,
    ],
    isFew,
    total: sql`(SELECT total FROM extent)`,
    counts: sql`
      SELECT * FROM (${sql.join(
        [
          counted(0, sql`NOT ${isFew}`),
          sql`SELECT f.token, 0, count(*)::int FROM (SELECT d.facets FROM ${few} AND ${isFew}) m, unnest(m.facets) AS f (token)
            GROUP BY 1`,
          ...own,
        ],
        sql` UNION ALL `,
      )}) c WHERE true${requestedOnly(facets, sql`c.token`)}`,
  }
}
