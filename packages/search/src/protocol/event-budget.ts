import { ProtocolError } from './protocol-error.js'

/** As many as one batch may hold. */
const mostEvents = 1000
const minute = 60_000

/** Counts events against the limit of their network. */
type SpendEvents = (network: string, count: number) => void

/**
 * Creates a limit of events per minute for each network, in the memory of this process: events are stored and change
 * the results of others, so a limit on batches alone would not be enough.
 * @returns a function that throws ProtocolError 429 when a network sends more; refused events are not counted
 */
export function createEventBudget(now: () => Date): SpendEvents {
  let counted = 0
  let spent = new Map<string, number>()
  return (network, count) => {
    const current = Math.floor(now().getTime() / minute)
    if (current !== counted) {
      counted = current
      spent = new Map()
    }
    const sum = (spent.get(network) ?? 0) + count
    if (sum > mostEvents) {
      throw new ProtocolError(
        429,
        `Too many events: this address may send ${mostEvents.toLocaleString('en-US')} events a minute. Wait a minute and send them again.`,
      )
    }
    spent.set(network, sum)
  }
}
