import type { Db } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'
import type { SearchDocument } from './documents.js'
import { allPlaces, chunkStart, type Places } from './facet-bits.js'

/** Slots of documents: numbers without large gaps, for products with similar numbers of items. */
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
  readonly slot: number
}

async function readPlaced(tx: Db, documents: readonly SearchDocument[]): Promise<ReadonlyMap<number, Placed[]>> {
  const { rows } = await tx.execute<Placed>(sql`
    SELECT item_id AS id, product_id AS product, slot FROM search_documents
    WHERE product_id = ANY(${sql.param([...new Set(documents.map(({ productId }) => productId))])}::int[])
    ORDER BY item_id`)
  return Map.groupBy(rows, ({ product }) => product)
}

/** The places for products with a number of items. */
function placesFor(items: number): Places {
  const places = allPlaces.find(({ layers }) => layers >= items) ?? allPlaces.at(-1)
  if (places === undefined) throw new Error('There are no places for products.')
  return places
}

/** Whether items, in the order of their ids, have the slots that {@link Places.slotsAt} gives them. */
function areAtTheirPlace(placed: readonly Placed[]): boolean {
  const { firstSlot, endSlot, placeOf, slotsAt } = placesFor(placed.length)
  const first = placed[0]?.slot ?? -1
  if (first < firstSlot || first >= endSlot) return false
  const slots = slotsAt(placeOf(first), placed.length)
  return placed.every(({ slot }, at) => slot === slots[at])
}

/** The place for the next product, after those in the last chunk with as many layers. */
async function nextPlace(tx: Db, { firstSlot, endSlot, layers, placeOf }: Places): Promise<number> {
  const among = sql`alone = ${layers === 1}::bool AND slot >= ${firstSlot}::int AND slot < ${endSlot}::int`
  const { rows } = await tx.execute<{ slot: number }>(sql`
    SELECT slot FROM search_documents
    WHERE ${among} AND slot >= (SELECT ${chunkStart(sql`max(slot)`)} FROM search_documents WHERE ${among})`)
  return rows.reduce((next, { slot }) => Math.max(next, placeOf(slot) + 1), 0)
}

/**
 * Slots on a database: the items of a product share a place, so that its products can be counted.
 * @param options.isNew no product has a slot yet, so none is read: while a transaction fills an empty table, the
 * database knows no statistics of it and would read all of it each time
 */
export async function loadSlots(tx: Db, { isNew = false } = {}): Promise<Slots> {
  const next = new Map<Places, number>()
  for (const places of allPlaces) next.set(places, await nextPlace(tx, places))

  const take = (items: number): number[] => {
    const places = placesFor(items)
    const place = next.get(places) ?? 0
    next.set(places, place + Math.ceil(items / places.layers))
    return places.slotsAt(place, items)
  }

  return {
    of: async (current, documents) => {
      const placed = isNew ? new Map<number, Placed[]>() : await readPlaced(current, documents)
      const slots = new Map<number, number>()
      for (const [product, own] of Map.groupBy(documents, ({ productId }) => productId)) {
        const ids = own.map(({ id }) => id).sort((left, right) => left - right)
        const before = placed.get(product) ?? []
        const isUnchanged = before.length === ids.length && before.every(({ id }, at) => id === ids[at])
        const given = isUnchanged && areAtTheirPlace(before) ? before.map(({ slot }) => slot) : take(ids.length)
        for (const [at, id] of ids.entries()) slots.set(id, given[at] ?? 0)
      }
      return slots
    },
  }
}
