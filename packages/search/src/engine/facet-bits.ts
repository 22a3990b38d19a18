import type { Db } from '@gauze/server/plugin'
import { type SQL, sql } from 'drizzle-orm'

/** Each item is one bit, at its slot, in a chunk of this size. */
const chunkBits = 13
const chunkSize = 2 ** chunkBits
const lastInChunk = chunkSize - 1

/** Layers that one fold lays upon each other. */
const foldedLayers = 8

/** Slots of each number of layers: the first bits of a slot say the number. */
const slotBits = 28

/**
 * The places of products in chunks of some layers. A product has its place in the first layer, and its further items
 * have the same place in the layers behind it: all layers upon each other are one bit for each product.
 */
export interface Places {
  /** The largest number of items at one place. A product with more takes several places, and counts as several. */
  readonly layers: number
  readonly firstSlot: number
  /** The slot after all slots with so many layers. */
  readonly endSlot: number
  /** The slots of a product's items at its first place. */
  slotsAt(place: number, items: number): number[]
  placeOf(slot: number): number
}

function placesOf(folds: number): Places {
  const layers = foldedLayers ** folds
  const width = chunkSize / layers
  const firstSlot = folds * 2 ** slotBits
  const slotOf = (place: number, layer: number) =>
    firstSlot + Math.floor(place / width) * chunkSize + layer * width + (place % width)
  return {
    ...{ layers, firstSlot, endSlot: firstSlot + 2 ** slotBits },
    slotsAt: (place, items) =>
      Array.from({ length: items }, (_, nth) => slotOf(place + Math.floor(nth / layers), nth % layers)),
    placeOf: (slot) => Math.floor((slot - firstSlot) / chunkSize) * width + (slot % width),
  }
}

/** Products with one item, with up to 8, 64, 512 and 4096. */
export const allPlaces: readonly Places[] = [0, 1, 2, 3, 4].map(placesOf)

/** The first slot in the chunk of a slot. */
export function chunkStart(slot: SQL): SQL {
  return sql`(${chunkOf(slot)} << ${sql.raw(String(chunkBits))})`
}

/** A chunk without documents. */
const noBits = sql.raw(`0::bit(${chunkSize})`)

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

function foldOf(bits: SQL, size: number): SQL {
  const layers = Array.from(
    { length: foldedLayers },
    (_, at) => sql`substring(${bits} FROM ${sql.raw(String(at * size + 1))} FOR ${sql.raw(String(size))})`,
  )
  return sql`(${sql.join(layers, sql` | `)})`
}

/** How many products have one of the bits of a chunk: two columns. */
export function productsOf(chunk: SQL, bits: SQL): SQL {
  const foldedTo = (size: number): SQL => {
    if (size === chunkSize) return bits
    if (size * foldedLayers === chunkSize) return foldOf(bits, size)
    return sql`(SELECT ${foldOf(sql`f.bits`, size)} FROM (SELECT ${foldedTo(size * foldedLayers)} AS bits OFFSET 0) f)`
  }
  const counts = allPlaces.map(
    ({ layers }, folds) => sql`WHEN ${sql.raw(String(folds))} THEN bit_count(${foldedTo(chunkSize / layers)})`,
  )
  return sql`(CASE ${chunk} >> ${sql.raw(String(slotBits - chunkBits))} ${sql.join(counts, sql` `)} END)`
}

/** Every token of documents with their bits. */
function contributions(documents: SQL): SQL {
  return sql`
  SELECT t.token, ${chunkOf(sql`d.slot`)} AS chunk, ${bitsOf(sql`d.slot`)} AS bits
  FROM search_documents d, LATERAL (SELECT '' AS token UNION ALL SELECT unnest(d.facets)) t
  WHERE ${documents} GROUP BY 1, 2`
}

/** Rebuilds which documents have which facet token; rows that are read together are stored together. */
export async function writeFacetBits(tx: Db): Promise<void> {
  await tx.execute(sql`DELETE FROM search_facet_bits`)
  await tx.execute(sql`INSERT INTO search_facet_bits (token, chunk, bits) ${contributions(sql`true`)} ORDER BY 1, 2`)
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
