import type { Database } from '../../db/client.js'
import { listen } from '../../db/listen.js'
import { refreshTiers } from '../engine/index.js'
import { indexChanges, renewIndex } from './index-changes.js'
import { refreshPopularity } from './popularity.js'
import { runWhenDue } from './run-when-due.js'
import { refreshSuggestions } from './suggestions.js'

/** How often each task runs, in milliseconds. */
export interface LiveTimes {
  /** For changes whose notice was lost. */
  readonly changes?: number
  /** How popular products are. */
  readonly popularity?: number
  /** The query suggestions. */
  readonly suggestions?: number
  /** Which products belong to which popularity tier. */
  readonly tiers?: number
}

/** Options of {@link keepSearchCurrent}. */
export interface LiveOptions {
  readonly now: () => Date
  /** Called with each error; the work is tried again. */
  readonly onError: (error: unknown) => void
  /** Called before work that takes a while. */
  readonly log?: (line: string) => void
  readonly times?: LiveTimes
}

/** Milliseconds until another attempt at a failed renewal of the index. */
const renewalRetry = 60_000

/** Runs `work` once at a time; requests that come meanwhile cause one more run afterwards. */
function coalesced(work: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | null = null
  let again = false
  const run = async () => {
    do {
      again = false
      await work().catch(onError)
    } while (again)
    running = null
  }
  return {
    request: () => {
      if (running === null) running = run()
      else again = true
    },
    end: () => running ?? Promise.resolve(),
  }
}

/**
 * Keeps the search index, popularity, tiers and query suggestions up to date, in this process and alongside others on
 * the same database.
 * @returns a function that stops it
 * @example
 * const stop = keepSearchCurrent(store, { now: () => new Date(), onError: log.warn })
 */
export function keepSearchCurrent({ db, pool }: Database, options: LiveOptions): () => Promise<void> {
  const { now, onError, log = () => undefined, times } = options
  const { changes = 5000, popularity = 300_000, suggestions = 600_000, tiers = 3_600_000 } = times ?? {}
  let stopped = false
  const index = coalesced(() => indexChanges(db, { onUnfit: onError, goesOn: () => !stopped }), onError)
  const refreshes = coalesced(async () => {
    await runWhenDue(db, 'search.popularity', popularity, () => refreshPopularity(db, now()))
    if (!stopped) await runWhenDue(db, 'search.suggestions', suggestions, () => refreshSuggestions(db, () => !stopped))
    if (!stopped) await runWhenDue(db, 'search.tiers', tiers, () => refreshTiers(db))
  }, onError)
  let isRenewed = false
  const renewal = coalesced(
    async () => {
      if (isRenewed || stopped) return
      await renewIndex(db, log)
      isRenewed = true
    },
    (error) => {
      if (!stopped) onError(error)
    },
  )
  const listener = listen(pool, {
    channel: 'search_changes',
    onNotice: index.request,
    // Changes that were noted while nobody listened.
    onListening: index.request,
    onError,
  })
  const timers = [
    setInterval(index.request, changes),
    setInterval(refreshes.request, Math.max(1, Math.min(popularity, suggestions, tiers) / 5)),
    setInterval(renewal.request, renewalRetry),
  ]
  for (const timer of timers) timer.unref()
  refreshes.request()
  renewal.request()
  return async () => {
    stopped = true
    for (const timer of timers) clearInterval(timer)
    await listener.stop()
    // Does not wait for a renewal, which may take longer than a stop: it ends with its connection and comes with the
    // next start.
    await Promise.all([index.end(), refreshes.end()])
  }
}
