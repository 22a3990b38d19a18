import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '../base/log.js'
import { type Postmaster, stopPostmaster } from './postmaster.js'

const shortestPause = 250
const longestPause = 15_000
/** After running this long, the next end counts as new trouble, not as the same. */
const soundRun = 60_000

/** Options of {@link keepRunning}. */
export interface KeepRunningOptions {
  /** Restarts it and waits until it is ready, or gives up when the signal says so; called again if that fails. */
  readonly restart: (signal: AbortSignal) => Promise<Postmaster>
  /** Takes the events of it. */
  readonly events: Pick<Logger, 'warn' | 'error'>
}

/** A postmaster that is restarted whenever it ends. */
export interface KeptPostmaster {
  /** Stops it for good. */
  stop(): Promise<void>
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}

/**
 * Restarts a postmaster when it ends unexpectedly: at once the first time, then after longer and longer pauses while it
 * does not stay up.
 */
export function keepRunning(first: Postmaster, { restart, events }: KeepRunningOptions): KeptPostmaster {
  const stopping = new AbortController()
  let current = first
  let wait = 0

  const startAgain = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      wait = Math.min(Math.max(wait * 2, shortestPause), longestPause)
      try {
        current = await restart(stopping.signal)
        return events.warn('the database runs again')
      } catch (error) {
        events.error({ reason: messageOf(error) }, 'the database could not be started again')
      }
    }
  }

  const watch = async () => {
    while (!stopping.signal.aborted) {
      const startedAt = Date.now()
      const how = await current.ended
      if (stopping.signal.aborted) return
      if (Date.now() - startedAt > soundRun) wait = 0
      events.error({ reason: how }, 'the database stopped unexpectedly and is started again')
      await startAgain()
    }
  }

  const watching = watch()
  return {
    stop: async () => {
      stopping.abort()
      if (!current.hasEnded()) await stopPostmaster(current.pid)
      await watching
      // A restart in progress may have succeeded.
      if (!current.hasEnded()) await stopPostmaster(current.pid)
    },
  }
}
