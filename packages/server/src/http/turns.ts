import { ProblemError } from '../base/problem.js'

/** The order of work that shares a key. */
export interface Turns {
  /** Runs work that shares a key one piece at a time, in the order it came. */
  take<T>(key: string, work: () => Promise<T>): Promise<T>
  /** Waits until the work that came before is done, but for no longer than a moment. */
  afterEarlier(key: string): Promise<void>
}

/** Most pieces of work that wait under one key. */
const mostWaiting = 500

/** Milliseconds that a reader waits for earlier work. */
const longestRead = 5_000

function tooMany() {
  return new ProblemError({
    slug: 'too-many-at-once',
    status: 503,
    detail: 'Too many of your changes wait for their turn. Wait a moment and try again.',
    retryAfter: 1,
  })
}

/**
 * Creates {@link Turns}. Waiting work holds nothing, above all no database connection, so a flood under one key delays
 * nobody else. This spares the database; its locks ensure that the outcome is right, because other processes have their
 * own turns.
 * @param limit most pieces of work that wait under one key; one more is refused with 503
 * @example
 * const turns = createTurns()
 * await turns.take('cart of 7', () => changeCart(scope, plan))
 */
export function createTurns(limit = mostWaiting): Turns {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>()
  return {
    take: async (key, work) => {
      const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 }
      if (queue.length > limit) throw tooMany()
      queues.set(key, queue)
      queue.length += 1
      const done = queue.last.then(work)
      queue.last = done.catch(() => undefined)
      try {
        return await done
      } finally {
        queue.length -= 1
        if (queue.length === 0) queues.delete(key)
      }
    },
    afterEarlier: async (key) => {
      const queue = queues.get(key)
      if (queue === undefined) return
      const moment = Promise.withResolvers<void>()
      const timer = setTimeout(moment.resolve, longestRead)
      await Promise.race([queue.last, moment.promise])
      clearTimeout(timer)
    },
  }
}
