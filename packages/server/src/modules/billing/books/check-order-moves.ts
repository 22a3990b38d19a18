import type { BookedOrder } from './booked-order.js'
import type { Differences } from './differences.js'

const firstStatuses: readonly string[] = ['Pending Approval', 'Pending Fulfillment']

/** The events of an order follow each other from its placement to its status, and say the same total since its approval. */
export function checkOrderMoves(
  { number, accountId, status, placedAt, events }: BookedOrder,
  differences: Differences,
): void {
  const place = { kind: 'order', name: number } as const
  const [first] = events
  if (first === undefined) {
    differences.refuse(true, place, 'noFirstEvent')
    return
  }
  differences.refuse(!firstStatuses.includes(first.to), place, 'beganAs', { status: first.to })
  differences.compareValue({ ...place, part: 'placementDay' }, placedAt, first.at, 'firstEvent')
  differences.compareValue({ ...place, part: 'status' }, status, events.at(-1)?.to ?? null, 'lastEvent')
  for (const [index, event] of events.entries()) {
    const [moved, before] = [{ ...place, event: index + 1 }, events[index - 1]]
    differences.compareValue({ ...moved, part: 'earlierStatus' }, event.from, before?.to ?? null, 'eventBefore')
    differences.refuse(event.accountId !== accountId, moved, 'otherCompany')
    const isApproval = before?.to === 'Pending Approval' && event.to === 'Pending Fulfillment'
    const isKept = index === 0 || isApproval || (event.total ?? before?.total) === (before?.total ?? event.total)
    differences.refuse(!isKept, moved, 'otherTotal')
  }
}
