import { ProblemError } from '../../../base/problem.js'

/** The limits of {@link DrawingTurns}. */
export interface DrawingLimits {
  /** Files that this process draws at once. */
  readonly mostAtOnce: number
  /** Files that wait for their turn. */
  readonly mostWaiting: number
  /** Files of one person that wait, so that nobody takes all places. */
  readonly mostWaitingEach: number
  /** Milliseconds that a file waits for its turn. */
  readonly longestWait: number
}

/** The order in which one process draws files, which all take the time of the same thread. */
export interface DrawingTurns {
  /**
   * Draws a file when it is its turn: the files of one person one after the other, and only a few files of all people
   * at once.
   * @param options.isPatient waits for as long as it takes, for a part of an answer that has begun
   * @throws ProblemError 503 `papers-busy` when too many files wait, of everybody or of this person, or when this file
   * waited too long
   */
  take<T>(userId: number, draw: () => Promise<T>, options?: { readonly isPatient?: boolean }): Promise<T>
}

interface Waiting {
  readonly userId: number
  readonly start: () => void
}

const defaultLimits: DrawingLimits = { mostAtOnce: 2, mostWaiting: 16, mostWaitingEach: 3, longestWait: 8_000 }

/** Seconds after which opening the file again makes sense. */
const retryAfter = 10

function busy() {
  return new ProblemError({
    slug: 'papers-busy',
    status: 503,
    title: 'Your file is not ready yet',
    detail:
      'Other files are being written at the moment, so this one was not begun. Nothing is lost: wait a few seconds, then open it again.',
    retryAfter,
  })
}

/**
 * Creates {@link DrawingTurns}.
 * @example
 * const turns = createDrawingTurns()
 * const file = await turns.take(userId, () => ports.pdf.write(document))
 */
export function createDrawingTurns(limits: DrawingLimits = defaultLimits): DrawingTurns {
  const { mostAtOnce, mostWaiting, mostWaitingEach, longestWait } = limits
  const drawing = new Set<number>()
  const line: Waiting[] = []

  function startNext() {
    const at = drawing.size < mostAtOnce ? line.findIndex(({ userId }) => !drawing.has(userId)) : -1
    const [next] = at < 0 ? [] : line.splice(at, 1)
    if (next === undefined) return
    drawing.add(next.userId)
    next.start()
  }

  /** Resolves when it is the person's turn; the person then counts as drawing. */
  async function waitForTurn(userId: number, isPatient: boolean): Promise<void> {
    const own = line.filter((waiting) => waiting.userId === userId).length
    if (!isPatient && (line.length >= mostWaiting || own >= mostWaitingEach)) throw busy()
    const turn = Promise.withResolvers<void>()
    const waiting: Waiting = { userId, start: turn.resolve }
    line.push(waiting)
    startNext()
    if (isPatient) return turn.promise
    const timer = setTimeout(() => {
      const at = line.indexOf(waiting)
      if (at >= 0) line.splice(at, 1)
      turn.reject(busy())
    }, longestWait)
    try {
      await turn.promise
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    take: async (userId, draw, { isPatient = false } = {}) => {
      await waitForTurn(userId, isPatient)
      try {
        return await draw()
      } finally {
        drawing.delete(userId)
        startNext()
      }
    },
  }
}
