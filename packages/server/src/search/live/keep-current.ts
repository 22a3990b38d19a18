import type { Database } from '../../db/client.js'
import { listen } from '../../db/listen.js'
import { refreshTiers } from '../engine/index.js'
import { indexChanges, renewIndex } from './index-changes.js'
import { refreshPopularity } from './popularity.js'
import { runWhenDue } from './run-when-due.js'
import { refreshSuggestions } from './suggestions.js'

/** How often things are looked at, in milliseconds. */
export interface LiveTimes {
  /** For changes whose notice was lost. */
  readonly changes?: number
  /** How sought after products are. */
  readonly popularity?: number
  /** The searches to offer. */
  readonly suggestions?: number
  /** Which products count as popular. */
  readonly tiers?: number
}

/** Options of {@link keepSearchCurrent}. */
export interface LiveOptions {
  readonly now: () => Date
  /** Told of what went wrong; it is tried again. */
  readonly onError: (error: unknown) => void
  /** Told what takes a while. */
  readonly log?: (line: string) => void
  readonly times?: LiveTimes
}

/** Milliseconds after which an index that could not be renewed is tried again. */
const renewalRetry = 60_000

/** Runs `work` once at a time; a wish that comes meanwhile is heeded afterwards, and many wishes are one. */
const coalesced = (work: () => Promise<void>, onError: (error: unknown) => void) => {
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
    wish: () => {
      if (running === null) running = run()
      else again = true
    },
    end: () => running ?? Promise.resolve(),
  }
}

/**
 * Keeps the search index, how sought after products are, which count as popular and the searches to offer up to date, in
 * this process and beside others that do the same on the database.
 * @returns ends it
 * @example
 * const stop = keepSearchCurrent(store, { now: () => new Date(), onError: log.warn })
 */
export const keepSearchCurrent = ({ db, pool }: Database, options: LiveOptions): (() => Promise<void>) => {
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
    onNotice: index.wish,
    // What was noted while nobody listened.
    onListening: index.wish,
    onError,
  })
  const timers = [
    setInterval(index.wish, changes),
    setInterval(refreshes.wish, Math.max(1, Math.min(popularity, suggestions, tiers) / 5)),
    setInterval(renewal.wish, renewalRetry),
  ]
  for (const timer of timers) timer.unref()
  refreshes.wish()
  renewal.wish()
  return async () => {
    stopped = true
    for (const timer of timers) clearInterval(timer)
    await listener.stop()
    // A renewal is cut with its connection and comes with the next start: it may take longer than a stop.
    await Promise.all([index.end(), refreshes.end()])
  }
}
