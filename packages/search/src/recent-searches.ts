import { createHash, randomBytes } from 'node:crypto'
import type { ListingRequest } from '@gauze/server/plugin'
import { LRUCache } from 'lru-cache'
import type { SearchEngine, SearchResult } from './engine/index.js'

type Search = (request: ListingRequest) => Promise<SearchResult>

/** Milliseconds for which a result is reused. A listing shows a change of the catalog at most this much later. */
const reusedFor = 3_000
/** Largest number of results in memory. */
const maxResults = 100

function keyOf(request: ListingRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url')
}

/** Whether the result depends on a company: on its prices, or on its earlier purchases. */
function isPersonal({ prices, accountId }: ListingRequest): boolean {
  return prices !== undefined || (accountId ?? null) !== null
}

/**
 * Reuses the result of an equal search for three seconds, and lets equal searches at the same time share one. A request
 * that names a company or its prices is always searched. Each answer has its own `queryID`. A failed search is not kept:
 * every caller that waits for it gets the error, and the next caller searches again.
 * @param count called with each search that may be reused, and with whether it was
 * @example
 * const search = reuseRecent(createSearchEngine(db).search, (isHit) => hits.push(isHit))
 */
export function reuseRecent(search: SearchEngine['search'], count: (isHit: boolean) => void): Search {
  const results = new LRUCache<string, SearchResult, ListingRequest>({
    max: maxResults,
    ttl: reusedFor,
    // A search that loses its place while it runs still answers its callers.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => search(context),
  })
  return async (request) => {
    if (isPersonal(request)) return search(request)
    const key = keyOf(request)
    count(results.has(key))
    const found = await results.forceFetch(key, { context: request })
    return { ...found, queryID: randomBytes(16).toString('hex') }
  }
}
