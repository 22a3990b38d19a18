import type { CallOutput } from '@gauze/contract'
import { cents, dollarsFromCents } from '@gauze/rules'
import type { Scope } from '../../db/scope.js'
import type { CallContext } from '../../http/calls.types.js'
import { conflict } from '../../http/problem.js'
import { noticesFor } from '../cart/backorder-notices.js'
import { readCart, reviseLines } from '../cart/cart.repository.js'
import { type PlacedOrder, readOrderByKey } from '../orders/new-order.repository.js'
import { orderFromGoods } from '../orders/order-from-lines.service.js'
import { requireAsSeen } from './cart-as-seen.js'
import { lockCartForOrder } from './cart-lock.repository.js'

type PlaceOrderContext = Pick<CallContext<'placeOrder'>, 'user' | 'input' | 'services'>

/**
 * Makes an order from the cart, in one transaction and once for one key (CHK-05): the cart's row is locked first, so
 * the second of two placements of one cart finds it empty, and one with the same key finds the existing order.
 * @param key the Idempotency-Key
 * @throws ProblemError when the cart is empty or may not be ordered like this; then nothing has changed
 */
export function placeOrder(scope: Scope, key: string, context: PlaceOrderContext): Promise<CallOutput<'placeOrder'>> {
  return scope.transaction((transaction) => placed(transaction, key, context))
}

async function placed(
  scope: Scope,
  key: string,
  { user, input, services }: PlaceOrderContext,
): Promise<CallOutput<'placeOrder'>> {
  const { isPriceVisible } = user
  const cartId = await lockCartForOrder(scope)
  const earlier = await readOrderByKey(scope, key)
  if (earlier) return confirmation(ownOrder(earlier, scope), isPriceVisible)
  const cart = await readCart(scope, input.shipAddressId)
  if (cartId === null || cart.lines.length === 0) {
    throw conflict(
      'cart-empty',
      'The cart is empty, so there is nothing to order. Your order may have been placed already: see Sales Orders.',
    )
  }
  const supportPhone = await services.supportPhone()
  const seen = { expectedTotal: input.expectedTotal ?? null, isPriceVisible }
  const order = await orderFromGoods(scope, cart, { ...input, key, isPriceVisible }, services, (total) =>
    requireAsSeen(cart, seen, total, supportPhone),
  )
  const removed = cart.lines.map(({ id }) => id)
  await reviseLines(scope, cart.version, noticesFor(cart.notices, []), { removed, kept: null })
  return confirmation(order, isPriceVisible)
}

function ownOrder(order: PlacedOrder, { userId }: Scope): PlacedOrder {
  if (order.userId === userId) return order
  throw conflict('idempotency-key-reused', 'This Idempotency-Key was used for another order. Send a new one.')
}

function confirmation(order: PlacedOrder, visible: boolean): CallOutput<'placeOrder'> {
  return {
    orderConfirmation: {
      id: order.id,
      orderNumber: order.orderNumber,
      status: order.status,
      total: visible ? dollarsFromCents(cents(order.totalCents)) : null,
      placedAt: order.placedAt,
    },
    status: order.status,
    subscriptionItemList: [],
  }
}
