import { createHash } from 'node:crypto'
import type { ProductCard } from '@gauze/contract'
import { LRUCache } from 'lru-cache'

type Read = () => Promise<ProductCard[]>

/** Reads cards for visitors, or reuses the cards that were read for an equal `question` a moment ago. */
export type VisitorCards = (question: object, read: Read) => Promise<ProductCard[]>

/** Milliseconds for which cards are reused: a visitor sees a change of a product at most this much later. */
const reusedFor = 3_000
/** Largest number of cards in memory. */
const maxCards = 5_000

/**
 * Creates a cache of cards that holds at most 5,000 of them, each list for three seconds. Visitors see no prices and
 * belong to no company, so their cards are the same; cards of a company are never shared. Equal reads at the same time
 * share one. A failed read is not kept: every caller that waits for it gets the error, and the next caller reads again.
 * @example
 * const visitorCards = createVisitorCards()
 * const cards = await visitorCards({ ids: [10043] }, () => readTheCards([10043]))
 */
export function createVisitorCards(): VisitorCards {
  const lists = new LRUCache<string, ProductCard[], Read>({
    maxSize: maxCards,
    sizeCalculation: ({ length }) => Math.max(length, 1),
    ttl: reusedFor,
    // A read that loses its place while it runs still answers its callers.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  })
  return (question, read) => {
    const key = createHash('sha256').update(JSON.stringify(question)).digest('base64url')
    return lists.forceFetch(key, { context: read })
  }
}
