import type { CallOutput, CallParsedInput } from '@gauze/contract'
import { forbidden, notFound } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import { type MoveServices, moveOrder } from './move-order.service.js'
import { canMove } from './order-moves.js'
import { readConfirmation } from './read-confirmation.js'
import { lockOrder, readWaitingOrder } from './waiting-orders.repository.js'

/** The rights of a user who cancels an order. */
interface Canceler {
  readonly isAdmin: boolean
  readonly isPriceVisible: boolean
}

/**
 * Cancels an order of the company that has not shipped: goods, allocation, credit and money are given back, and the
 * buyer is told.
 * @param user of the scope: the buyer of the order, or an administrator of the company
 * @throws ProblemError 404 when the company has no such order; 403 when somebody else placed it and the user is no
 * administrator; 409 `order-moved` when it was canceled, rejected or shipped in the meantime
 * @example
 * await cancelOrder(scope, user, { orderConfirmationId: 412, reason: 'Ordered twice' }, services)
 */
export function cancelOrder(
  scope: Scope,
  user: Canceler,
  { orderConfirmationId: id, reason = '' }: CallParsedInput<'cancelOrder'>,
  services: MoveServices,
): Promise<CallOutput<'cancelOrder'>> {
  return scope.transaction(async (tx) => {
    await lockOrder(tx, id)
    const order = await readWaitingOrder(tx, id)
    if (order === null) throw notFound('Your company has no such order. Choose one from the list of orders.')
    if (order.userId !== tx.userId && !user.isAdmin) {
      throw forbidden('Only the buyer of this order or an administrator of your company may cancel it.')
    }
    // An order that cannot be canceled has left the statuses in which the page offers it: the refusal names its status.
    const status = canMove(order.status, 'Cancelled') ? order.status : 'Pending Fulfillment'
    await moveOrder(tx, { id, status }, 'Cancelled', { by: 'user', reason: reason.trim() }, services)
    const confirmation = await readConfirmation(tx, id)
    return user.isPriceVisible ? confirmation : { ...confirmation, total: null }
  })
}
