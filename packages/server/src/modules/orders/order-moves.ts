import type { OrderStatus } from '@gauze/contract'
import type { Scope } from '../../db/scope.js'
import { requestCapture, requestRelease } from '../payables/payment-holds.repository.js'
import { reopenEstimates } from '../quotes/accept-quotes.repository.js'
import { releaseGoods } from './reserved-goods.js'

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

/**
 * Does what a status means for the goods, the allocation, the estimates and the money of an order that has just entered it. The credit
 * of the company follows from the statuses of its orders. Part of the scope's transaction.
 */
export async function enterStatus(scope: Scope, orderId: number, status: OrderStatus): Promise<void> {
  if (status === 'Pending Fulfillment') await requestCapture(scope, { orderId })
  if (status !== 'Rejected' && status !== 'Cancelled') return
  await releaseGoods(scope, orderId)
  await reopenEstimates(scope, orderId)
  await requestRelease(scope, { orderId })
}
