import type { Db } from '@gauze/server/plugin'
import { type SQL, sql } from 'drizzle-orm'

/** Each document is one bit, at its slot, in a chunk of this size. */
const chunkBits = 12
/** The number of slots in a chunk. */
export const chunkSize = 2 ** chunkBits
const lastInChunk = chunkSize - 1

/** A chunk without documents. */
export const noBits = sql.raw(`0::bit(${chunkSize})`)

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
    bit_or(bits::bit(64)::bit(${sql.raw(String(chunkSize))}) >> ((word & ${sql.raw(String(2 ** (chunkBits - 6) - 1))}) * 64)) AS bits
  FROM (SELECT slot >> 6 AS word, bit_or(1::bigint << (63 - (slot & 63))) AS bits FROM ${table} GROUP BY 1) w
  GROUP BY 1`
}

/** The largest number of items before an item in its product that the marks of {@link lastOfProducts} reach. */
const distances = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512] as const

/** Marks the last item of each product, in chunks of products with several items. */
const lastMark = '~last'

function distanceMark(distance: number): string {
  return `~${distance}`
}

/** Every token of documents with their bits; a condition on documents `d` must hold for whole products. */
function contributions(documents: SQL): SQL {
  return sql`
  SELECT t.token, ${chunkOf(sql`d.slot`)} AS chunk, ${bitsOf(sql`d.slot`)} AS bits
  FROM (SELECT d.slot, d.facets, d.alone, row_number() OVER items - 1 AS earlier,
      count(*) OVER (PARTITION BY d.product_id) AS items
    FROM search_documents d WHERE ${documents} WINDOW items AS (PARTITION BY d.product_id ORDER BY d.slot)) d,
  LATERAL (SELECT '' AS token UNION ALL SELECT unnest(d.facets)
    UNION ALL SELECT '~' || far FROM unnest(${sql.raw(`ARRAY[${distances.join()}]`)}) AS far WHERE d.earlier >= far
    UNION ALL SELECT ${lastMark} WHERE NOT d.alone AND d.earlier = d.items - 1) t
  GROUP BY 1, 2`
}

/** Notes where some product has a token for a part of its items only: neighbors in a product then differ. */
function noteSplits(chunks: SQL): SQL {
  return sql`
  UPDATE search_facet_bits b SET split = n.split FROM (
    SELECT o.token, o.chunk, bit_count((o.bits # (o.bits >> 1)) & m.bits) > 0 AS split
    FROM search_facet_bits m JOIN search_facet_bits o USING (chunk) WHERE m.token = ${distanceMark(1)} AND ${chunks}) n
  WHERE b.token = n.token AND b.chunk = n.chunk AND b.split <> n.split`
}

/** Rebuilds which documents have which facet token; rows that are read together are stored together. */
export async function writeFacetBits(tx: Db): Promise<void> {
  await tx.execute(sql`DELETE FROM search_facet_bits`)
  await tx.execute(sql`INSERT INTO search_facet_bits (token, chunk, bits) ${contributions(sql`true`)} ORDER BY 2, 1`)
  await tx.execute(noteSplits(sql`true`))
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
  await tx.execute(
    noteSplits(sql`m.chunk IN (SELECT ${chunkOf(sql`d.slot`)} FROM search_documents d WHERE ${documents})`),
  )
}

/**
 * A table of the marks of each chunk that has some: `last`, and `far1`, `far2`, `far4` …, null where no item has so many
 * before it.
 */
export const marksTable = sql`
  SELECT chunk, ${sql.join(
    [
      sql`bit_or(bits) FILTER (WHERE token = ${lastMark}) AS last`,
      ...distances.map(
        (far) => sql`bit_or(bits) FILTER (WHERE token = ${distanceMark(far)}) AS ${sql.raw(`far${far}`)}`,
      ),
    ],
    sql`, `,
  )} FROM search_facet_bits WHERE token = ANY(${sql.param([lastMark, ...distances.map(distanceMark)])}::text[])
  GROUP BY chunk`

/**
 * One bit for each product that has one of the given bits, at its last item. Each step doubles how far a bit reaches
 * within its product.
 * @param marks the name of a row with the columns of {@link marksTable}; without marks, every item is a product
 */
export function productBits(bits: SQL, marks: string): SQL {
  const first = sql`(SELECT ${bits} AS bits OFFSET 0) reach0`
  const steps = distances.map((far, at) => {
    const [mark, before] = [sql.raw(`${marks}.far${far}`), sql.raw(`reach${at}.bits`)]
    return sql`LATERAL (SELECT CASE WHEN ${mark} IS NULL THEN ${before}
      ELSE ${before} | ((${before} >> ${sql.raw(String(far))}) & ${mark}) END AS bits OFFSET 0) ${sql.raw(`reach${at + 1}`)}`
  })
  const reached = sql.raw(`reach${distances.length}.bits`)
  return sql`(CASE WHEN ${sql.raw(marks)}.last IS NULL THEN ${bits}
    ELSE (SELECT ${reached} & ${sql.raw(marks)}.last FROM ${sql.join([first, ...steps], sql`, `)}) END)`
}
