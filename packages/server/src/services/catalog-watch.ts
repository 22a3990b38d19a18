import { LRUCache } from 'lru-cache'
import type { Database } from '../db/client.js'
import { type ListenOptions, listen } from '../db/listen.js'

/** The parts of the catalog that a visitor's page shows. */
export interface ShownCatalog {
  /** The ids of its items: products, their variants, and the products that go with them. */
  readonly items: readonly number[]
  /** Whether it is a listing, which any change may reorder. */
  readonly isListing: boolean
}

/** Knows what has changed in the catalog, whichever process changed it. */
export interface CatalogWatch {
  /** Whether each change is known that was committed more than a second ago. */
  isHearing(): boolean
  /**
   * Whether the page may be outdated.
   * @param shown the parts that the page shows
   * @param since when its data began to be read, by `performance.now()`
   */
  hasChanged(shown: ShownCatalog, since: number): boolean
}

/** Milliseconds between two checks whether notices still arrive. */
const heartbeat = 300
/** Milliseconds for which silence may last. */
const patience = 1000
/** Largest number of changed items remembered one by one. */
const remembered = 20_000
/** Milliseconds for which a listing may still show the catalog from before a change: a search is reused for three. */
const settling = 5000

const never = Number.NEGATIVE_INFINITY

/**
 * Remembers when items changed, as triggers of the database notify (`functions/catalog-changes.sql`).
 * @returns once it listens, or could not
 * @example
 * const catalog = await watchCatalog(database, { onError: log.warn })
 * const since = performance.now()
 * const page = await draw(product)
 * if (catalog.isHearing() && !catalog.hasChanged({ items: [product.id], isListing: false }, since)) reuse(page)
 */
export async function watchCatalog(
  { pool }: Pick<Database, 'pool'>,
  { onError }: Pick<ListenOptions, 'onError'>,
): Promise<CatalogWatch & { stop(): Promise<void> }> {
  let allChanged = never
  let listingsChanged = never
  const itemsChanged = new LRUCache<number, number>({
    max: remembered,
    // The change is forgotten, so it counts as a change of everything at its time.
    dispose: (changedAt, _id, reason) => {
      if (reason === 'evict') allChanged = Math.max(allChanged, changedAt)
    },
  })
  const note = (payload: string) => {
    const now = performance.now()
    listingsChanged = now
    if (payload === 'listings') return
    if (payload === 'all') allChanged = now
    else for (const id of payload.split(' ')) itemsChanged.set(Number(id), now)
  }
  const listener = listen(pool, {
    channel: 'catalog_changes',
    onNotice: note,
    // Notices were missed.
    onListening: () => note('all'),
    onError,
    heartbeat,
  })
  await listener.ready
  return {
    isHearing: () => performance.now() - listener.heardUntil() < patience,
    hasChanged: ({ items, isListing }, since) =>
      allChanged >= since ||
      (isListing && listingsChanged + settling >= since) ||
      items.some((id) => (itemsChanged.get(id) ?? never) >= since),
    stop: () => listener.stop(),
  }
}
