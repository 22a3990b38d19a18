import type { BookedHold, BookedOrder } from './booked-order.js'
import type { Differences } from './differences.js'

/** A hold is one of its company's, by request and by row. */
export function checkHoldOwner(
  name: string,
  { accountId, requestedOf }: BookedHold,
  owner: number,
  differences: Differences,
) {
  const isOwn = (accountId ?? owner) === owner && requestedOf === owner
  differences.refuse(!isOwn, `The reserved money of ${name} belongs to another company.`)
}

function isEnded({ status }: BookedOrder): boolean {
  return status === 'Rejected' || status === 'Cancelled'
}

/** The reserved money of an order is its total; it is captured from its approval on, and released when the order ends. */
export function checkOrderHolds(order: BookedOrder, differences: Differences): void {
  const { number, accountId, status, total, payment, isPlacedHere, holds, parcels } = order
  const name = `order ${number}`
  for (const hold of holds) checkHoldOwner(name, hold, accountId, differences)
  const current = holds.filter(({ isReleased }) => !isReleased)
  const ofOrder = isEnded(order) && holds.length === 1 ? holds : current
  for (const { total: requested, kind } of ofOrder) {
    differences.compare(`The reserved money of ${name}`, requested ?? 0, total, 'the total of the order is')
    differences.compareValue(`The reserved money of ${name}, kind,`, kind, payment.kind, 'the order has')
  }
  const expected = payment.kind === 'card' && isPlacedHere && !isEnded(order) ? 1 : 0
  const isLost = payment.kind === 'card' && isPlacedHere && isEnded(order) && holds.length === 0
  differences.refuse(isLost, `Order ${number} is ${status}, but nothing says what became of its reserved money.`)
  const isCounted = current.length === expected || (!isPlacedHere && current.length <= 1)
  differences.refuse(!isCounted, `Order ${number} is ${status} with ${current.length} payments, not ${expected}.`)
  const hasShipped = parcels.length > 0
  for (const { isCaptureRequested, isSettled, hasFailed } of current) {
    const isDue = status !== 'Pending Approval'
    differences.refuse(isCaptureRequested !== isDue, `Order ${number} is ${status}, which its payment does not fit.`)
    const isPaid = isSettled && !hasFailed
    differences.refuse(hasShipped && !isPaid, `Order ${number} has shipped, but its payment is not captured.`)
  }
}
