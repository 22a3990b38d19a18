import { performance } from 'node:perf_hooks'

/** The order in which pages are drawn. */
export interface PageTurns {
  /**
   * Draws when it is this network's turn. Networks that wait take turns, one page each, so one of them delays another's
   * page by no more than one of its own.
   * @param network the visitor's network
   * @param signal ends the waiting of a visitor who left
   * @throws PageRefusal with 503 when too many pages wait, most of them this network's, or the visitor left
   */
  take<T>(network: string, signal: AbortSignal, draw: () => Promise<T>): Promise<T>
}

/** Why a page is not drawn. */
export class PageRefusal extends Error {
  /**
   * @param status of the answer
   * @param retryAfter seconds until the visitor may try again
   */
  constructor(
    readonly status: 429 | 503,
    readonly retryAfter: number,
  ) {
    super(`The page is not drawn: ${status}.`)
    this.name = 'PageRefusal'
  }
}

/** A visitor's page that waits: `start` draws it, `refuse` ends its waiting. */
interface Waiting {
  readonly start: () => void
  readonly refuse: () => void
}

/** Most pages in progress, counting the pages that wait for a service. */
const MOST_DRAWN = 50
/**
 * How long this process may be idle during a turn, in milliseconds. A page that waits longer for a service hands its
 * turn on, so a slow service does not hold up pages that do not need it.
 */
const LONGEST_IDLE = 20
const WATCH_INTERVAL = 10
/** When a refused visitor may try again, in seconds. */
const RETRY_AFTER = 5

/**
 * Creates {@link PageTurns}. Drawing is work of the processor, of which this process has one: two pages at once are
 * both done later than one after the other.
 * @param limit most pages that wait; one more displaces the last one of the network with the most
 * @example
 * const turns = createPageTurns(500)
 * const page = await turns.take('192.0.2.7', request.signal, () => draw(request))
 */
export function createPageTurns(limit: number): PageTurns {
  /** Networks in the order of their turns. */
  const queues = new Map<string, Waiting[]>()
  let waiting = 0
  let drawn = 0
  let isTaken = false

  function startNext(): void {
    const [next] = queues
    if (isTaken || drawn >= MOST_DRAWN || next === undefined) return
    const [network, queue] = next
    const [first] = queue
    if (first === undefined) return
    leave(network, first)
    isTaken = true
    drawn += 1
    first.start()
  }

  function leave(network: string, page: Waiting): void {
    const queue = queues.get(network) ?? []
    const index = queue.indexOf(page)
    if (index === -1) return
    queue.splice(index, 1)
    waiting -= 1
    if (queue.length === 0) queues.delete(network)
  }

  /** Lets networks with fewer pages come in. @returns whether there is room for one more page of the network */
  function makeRoom(network: string): boolean {
    if (waiting < limit) return true
    const [longest] = [...queues].sort(([, one], [, other]) => other.length - one.length)
    const own = queues.get(network)?.length ?? 0
    if (longest === undefined || own + 1 >= longest[1].length) return false
    longest[1].at(-1)?.refuse()
    return true
  }

  /** The network's other pages come after the pages of all other networks. */
  function moveBehind(network: string): void {
    const queue = queues.get(network)
    if (queue === undefined) return
    queues.delete(network)
    queues.set(network, queue)
  }

  async function drawInTurn<T>(network: string, draw: () => Promise<T>): Promise<T> {
    let isOwn = true
    const handOn = () => {
      if (!isOwn) return
      isOwn = false
      clearInterval(watch)
      isTaken = false
      moveBehind(network)
    }
    const idleBefore = idleTime()
    const watch = setInterval(() => {
      if (idleTime() - idleBefore <= LONGEST_IDLE) return
      handOn()
      startNext()
    }, WATCH_INTERVAL)
    try {
      return await draw()
    } finally {
      drawn -= 1
      handOn()
      // A page may be drawn without waiting for anything. Between two of them, requests that need no turn are answered.
      setImmediate(startNext)
    }
  }

  return {
    async take(network, signal, draw) {
      const refusal = new PageRefusal(503, RETRY_AFTER)
      if (!makeRoom(network)) throw refusal
      const { promise: turn, resolve: start, reject } = Promise.withResolvers<void>()
      const page: Waiting = {
        start,
        refuse: () => {
          leave(network, page)
          reject(refusal)
        },
      }
      const queue = queues.get(network) ?? []
      queues.set(network, queue)
      queue.push(page)
      waiting += 1
      signal.addEventListener('abort', page.refuse, { once: true })
      startNext()
      await turn
      signal.removeEventListener('abort', page.refuse)
      return drawInTurn(network, draw)
    },
  }
}

/** How long this process has been idle so far, in milliseconds. */
function idleTime(): number {
  return performance.eventLoopUtilization().idle
}
