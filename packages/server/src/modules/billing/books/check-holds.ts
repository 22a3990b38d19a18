import type { BookedHold, BookedOrder } from './booked-order.js'
import type { BookedPlace, Differences } from './differences.js'

/** A hold belongs to the company of its order or payment, by its request and by its row. */
export function checkHoldOwner(
  place: BookedPlace,
  { accountId, requestedOf }: BookedHold,
  owner: number,
  differences: Differences,
) {
  const isOwn = (accountId ?? owner) === owner && requestedOf === owner
  differences.refuse(!isOwn, place, 'otherCompany')
}

function isEnded({ status }: BookedOrder): boolean {
  return status === 'Rejected' || status === 'Cancelled'
}

/**
 * The reserved money of an order is its total; it is captured from its approval on, and released when the order ends.
 */
export function checkOrderHolds(order: BookedOrder, differences: Differences): void {
  const { number, accountId, status, total, payment, isPlacedHere, holds, parcels } = order
  const place = { kind: 'holdOfOrder', name: number } as const
  for (const hold of holds) checkHoldOwner(place, hold, accountId, differences)
  const current = holds.filter(({ isReleased }) => !isReleased)
  const ofOrder = isEnded(order) && holds.length === 1 ? holds : current
  for (const { total: requested, kind } of ofOrder) {
    differences.compare(place, requested ?? 0, total, 'orderTotal')
    differences.compareValue({ ...place, part: 'kind' }, kind, payment.kind, 'orderPayment')
  }
  const expected = payment.kind === 'card' && isPlacedHere && !isEnded(order) ? 1 : 0
  const isLost = payment.kind === 'card' && isPlacedHere && isEnded(order) && holds.length === 0
  differences.refuse(isLost, { kind: 'order', name: number }, 'lostHold', { status })
  const isCounted = current.length === expected || (!isPlacedHere && current.length <= 1)
  differences.refuse(!isCounted, { kind: 'order', name: number }, 'holdsCount', {
    status,
    count: current.length,
    expected,
  })
  const hasShipped = parcels.length > 0
  for (const { isCaptureRequested, isSettled, hasFailed } of current) {
    const isDue = status !== 'Pending Approval'
    differences.refuse(isCaptureRequested !== isDue, { kind: 'order', name: number }, 'captureUnfit', { status })
    const isPaid = isSettled && !hasFailed
    differences.refuse(hasShipped && !isPaid, { kind: 'order', name: number }, 'shippedUncaptured')
  }
}
