import { listen, type SearchUpkeep } from '@gauze/server/plugin'
import { indexChanges, renewIndex } from './index-changes.js'

/** Options of {@link keepSearchCurrent}. */
export interface LiveOptions {
  /** Called with each error; the work is tried again. */
  readonly onError: (error: unknown) => void
  /** Called before work that takes a while. */
  readonly log?: (line: string) => void
}

/** Milliseconds between two looks for changes whose notice was lost. */
const changesEvery = 5_000

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
 * Keeps the search index up to date with the catalogue, in this process and alongside other processes on the same
 * database.
 * @returns a function that stops it
 * @example
 * const stop = keepSearchCurrent(store, { onError: log.warn })
 */
export function keepSearchCurrent({ db, pool }: SearchUpkeep['store'], options: LiveOptions): () => Promise<void> {
  const { onError, log = () => undefined } = options
  let stopped = false
  const index = coalesced(() => indexChanges(db, { onUnfit: onError, goesOn: () => !stopped }), onError)
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
  const timers = [setInterval(index.request, changesEvery), setInterval(renewal.request, renewalRetry)]
  for (const timer of timers) timer.unref()
  renewal.request()
  return async () => {
    stopped = true
    for (const timer of timers) clearInterval(timer)
    await listener.stop()
    // Does not wait for a renewal, which may take longer than a stop: it ends with its connection and comes with the
    // next start.
    await index.end()
  }
}
