import type { BookedOrder } from './booked-order.js'
import type { Differences } from './differences.js'

const firstStatuses: readonly string[] = ['Pending Approval', 'Pending Fulfillment']

/** The events of an order follow each other from its placement to its status, and say the same total since its approval. */
export function checkOrderMoves(
  { number, accountId, status, placedAt, events }: BookedOrder,
  differences: Differences,
): void {
  const [first] = events
  if (first === undefined) {
    differences.refuse(true, `Order ${number} has no event of its placement.`)
    return
  }
  differences.refuse(!firstStatuses.includes(first.to), `Order ${number} began as ${first.to}, which no order does.`)
  differences.compareValue(`Order ${number}, day of its placement,`, placedAt, first.at, 'its first event has')
  differences.compareValue(`Order ${number}, status,`, status, events.at(-1)?.to ?? null, 'its last event has')
  for (const [index, event] of events.entries()) {
    const [name, before] = [`Order ${number}, event ${index + 1},`, events[index - 1]]
    differences.compareValue(`${name} earlier status,`, event.from, before?.to ?? null, 'the event before has')
    differences.refuse(event.accountId !== accountId, `${name} belongs to another company.`)
    const isApproval = before?.to === 'Pending Approval' && event.to === 'Pending Fulfillment'
    const isKept = index === 0 || isApproval || (event.total ?? before?.total) === (before?.total ?? event.total)
    differences.refuse(!isKept, `${name} has another total than the event before.`)
  }
}
