import type { Db } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'
import type { SearchDocument } from './documents.js'
import { chunkSize } from './facet-bits.js'

/** Slots of documents: numbers without large gaps. */
export interface Slots {
  /**
   * The slots of some documents, by item id: the present ones, or new ones for a product whose items have changed.
   * @param documents of whole products
   */
  of(tx: Db, documents: readonly SearchDocument[]): Promise<ReadonlyMap<number, number>>
}

interface Placed extends Record<string, unknown> {
  readonly id: number
  readonly product: number
  readonly alone: boolean
  readonly slot: number
}

async function readPlaced(tx: Db, documents: readonly SearchDocument[]): Promise<ReadonlyMap<number, Placed[]>> {
  const { rows } = await tx.execute<Placed>(sql`
    SELECT item_id AS id, product_id AS product, alone, slot FROM search_documents
    WHERE product_id = ANY(${sql.param([...new Set(documents.map(({ productId }) => productId))])}::int[])`)
  return Map.groupBy(rows, ({ product }) => product)
}

function isUnchanged(documents: readonly SearchDocument[], placed: readonly Placed[]): boolean {
  const known = new Set(placed.map(({ id }) => id))
  return (
    placed.length === documents.length &&
    documents.every(({ id }) => known.has(id)) &&
    placed[0]?.alone === documents[0]?.alone
  )
}

function startOfChunk(chunk: number): number {
  return chunk * chunkSize
}

/**
 * Slots on a database: the items of a product get slots side by side in one chunk, and products with several items
 * share no chunk with others, so that only their chunks need a closer look when products are counted.
 */
export async function loadSlots(tx: Db): Promise<Slots> {
  const { rows } = await tx.execute<{ alone: boolean; last: number }>(sql`
    SELECT alone, max(slot) AS last FROM search_documents GROUP BY 1`)
  let chunks = rows.reduce((most, { last }) => Math.max(most, Math.floor(last / chunkSize) + 1), 0)
  const next = new Map(rows.map(({ alone, last }) => [alone, last + 1]))

  const take = (count: number): number => {
    const alone = count === 1
    const given = next.get(alone) ?? startOfChunk(chunks)
    const left = given % chunkSize === 0 ? 0 : chunkSize - (given % chunkSize)
    const isFresh = left < count
    const first = isFresh ? startOfChunk(chunks) : given
    if (isFresh) chunks += Math.ceil(count / chunkSize)
    next.set(alone, first + count)
    return first
  }

  return {
    of: async (current, documents) => {
      const placed = await readPlaced(current, documents)
      const slots = new Map<number, number>()
      for (const [product, own] of Map.groupBy(documents, ({ productId }) => productId)) {
        const before = placed.get(product) ?? []
        if (isUnchanged(own, before)) for (const { id, slot } of before) slots.set(id, slot)
        else {
          const first = take(own.length)
          const ids = own.map(({ id }) => id).sort((left, right) => left - right)
          for (const [at, id] of ids.entries()) slots.set(id, first + at)
        }
      }
      return slots
    },
  }
}
