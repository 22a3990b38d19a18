import type { Db } from '@gauze/server/plugin'
import { type SQL, sql } from 'drizzle-orm'

/** Each document is one bit, at its slot, in a chunk of this size. */
const chunkBits = 12
const lastInChunk = 2 ** chunkBits - 1

/** A chunk without documents. */
export const noBits = sql.raw(`0::bit(${2 ** chunkBits})`)

/** The chunk of a slot. */
export function chunkOf(slot: SQL): SQL {
  return sql`(${slot} >> ${sql.raw(String(chunkBits))})`
}

/** Whether a slot is among the bits of its chunk. */
export function isAmongBits(bits: SQL, slot: SQL): SQL {
  return sql`get_bit(${bits}, ${slot} & ${sql.raw(String(lastInChunk))}) = 1`
}

/** Aggregates the slots of one chunk into its bits. */
function bitsOf(slot: SQL): SQL {
  return sql`bit_or(set_bit(${noBits}, ${slot} & ${sql.raw(String(lastInChunk))}, 1))`
}

/** The bits of a table's slots by chunk; built from words of 64 bits first, which are numbers and faster to combine. */
export function bitsOfTable(table: SQL): SQL {
  return sql`
  SELECT word >> ${sql.raw(String(chunkBits - 6))} AS chunk,
    bit_or(bits::bit(64)::bit(${sql.raw(String(2 ** chunkBits))}) >> ((word & ${sql.raw(String(2 ** (chunkBits - 6) - 1))}) * 64)) AS bits
  FROM (SELECT slot >> 6 AS word, bit_or(1::bigint << (63 - (slot & 63))) AS bits FROM ${table} GROUP BY 1) w
  GROUP BY 1`
}

function contributions(documents: SQL): SQL {
  return sql`
  SELECT t.token, ${chunkOf(sql`d.slot`)} AS chunk, ${bitsOf(sql`d.slot`)} AS bits
  FROM search_documents d, LATERAL (SELECT '' AS token UNION ALL SELECT unnest(d.facets)) t
  WHERE ${documents} GROUP BY 1, 2`
}

/** Rebuilds which documents have which facet token; rows that are read together are stored together. */
export async function writeFacetBits(tx: Db): Promise<void> {
  await tx.execute(sql`DELETE FROM search_facet_bits`)
  await tx.execute(sql`INSERT INTO search_facet_bits (token, chunk, bits) ${contributions(sql`true`)} ORDER BY 2, 1`)
}

/** Removes documents from the bits, before they change. */
export async function removeFacetBits(tx: Db, documents: SQL): Promise<void> {
  await tx.execute(sql`
    UPDATE search_facet_bits b SET bits = b.bits & ~n.bits FROM (${contributions(documents)}) n
    WHERE b.token = n.token AND b.chunk = n.chunk`)
}

/** Adds documents to the bits, after they changed. */
export async function addFacetBits(tx: Db, documents: SQL): Promise<void> {
  await tx.execute(sql`
    INSERT INTO search_facet_bits AS b (token, chunk, bits) ${contributions(documents)}
    ON CONFLICT (token, chunk) DO UPDATE SET bits = b.bits | excluded.bits`)
}
