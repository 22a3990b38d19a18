import type { CallOutput } from '@gauze/contract'
import { cents, dollarsFromCents } from '@gauze/rules'
import { notFound } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import { readWaitingOrder } from './waiting-orders.repository.js'

/** The refusal of an order that the company does not have. */
export function orderGone() {
  return notFound('Your company has no such order. Choose one from the list of orders that wait.')
}

/**
 * Reads the confirmation of one of the company's orders, with its total.
 * @throws ProblemError 404 when the company has no such order
 */
export async function readConfirmation(scope: Scope, id: number): Promise<CallOutput<'approveOrder'>> {
  const order = await readWaitingOrder(scope, id)
  if (order === null) throw orderGone()
  const { orderNumber, status, totalCents, placedAt } = order
  return { id, orderNumber, status, total: dollarsFromCents(cents(totalCents)), placedAt }
}
