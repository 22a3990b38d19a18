import type { OrderStatus } from '@gauze/contract'

/** The statuses that an order can move to from each status. */
const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  'Pending Approval': ['Pending Fulfillment', 'Rejected', 'Cancelled'],
  'Pending Fulfillment': ['Partially Fulfilled', 'Shipped', 'Cancelled'],
  'Partially Fulfilled': ['Partially Fulfilled', 'Shipped'],
  Shipped: ['Delivered'],
  Delivered: [],
  Rejected: [],
  Cancelled: [],
}

/**
 * Whether an order may move from one status to another.
 * @example
 * canMove('Shipped', 'Delivered') // true
 */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return nextStatuses[from].includes(to)
}

/** Whether an order of this status is given up: nothing of it ships, and nothing is owed for it. */
export function isGivenUp(status: OrderStatus): boolean {
  return status === 'Rejected' || status === 'Cancelled'
}
