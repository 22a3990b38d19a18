import type { CallOutput } from '@gauze/contract'
import { cents, dollarsFromCents } from '@gauze/rules'
import { conflict } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import type { CallContext } from '../../http/calls.types.js'
import type { Services } from '../../services/services.js'
import { noticesFor } from '../cart/backorder-notices.js'
import { readCart, reviseLines } from '../cart/cart.repository.js'
import { type PlacedOrder, readOrderByKey } from '../orders/new-order.repository.js'
import { draftOrder, type PreparedOrder, prepareOrder, writeOrder } from '../orders/order-from-lines.service.js'
import { heldEstimates } from '../pricing/offers.js'
import { acceptEstimates } from '../quotes/accept-quotes.repository.js'
import { requireAsSeen } from './cart-as-seen.js'
import { lockCartForOrder } from './cart-lock.repository.js'

type PlaceOrderContext = Pick<CallContext<'placeOrder'>, 'user' | 'input' | 'services'>

/**
 * Asks the ports about an order from the cart and has its payment authorized before anything is locked, unless there is
 * an order with the key.
 */
export function prepareOrderFromCart(
  scope: Scope,
  key: string,
  context: PlaceOrderContext,
): Promise<PreparedOrder<Services>> {
  return prepareOrder(scope, key, context.services, async (services) =>
    (await readOrderByKey(scope, key)) === null
      ? (await draftFromCart(scope, key, { ...context, services })).draft
      : null,
  )
}

/**
 * Makes an order from the cart, in one transaction and once for one key: the cart's row is locked first, so
 * the second of two placements of one cart finds it empty, and one with the same key finds the existing order.
 * @param key the Idempotency-Key
 * @param prepared by {@link prepareOrderFromCart}
 * @throws ProblemError when the cart is empty or may not be ordered like this; then nothing has changed
 */
export function placeOrder(
  scope: Scope,
  key: string,
  context: PlaceOrderContext,
  prepared: PreparedOrder<Services>,
): Promise<CallOutput<'placeOrder'>> {
  return scope.transaction((transaction) => placed(transaction, key, context, prepared))
}

async function placed(
  scope: Scope,
  key: string,
  context: PlaceOrderContext,
  prepared: PreparedOrder<Services>,
): Promise<CallOutput<'placeOrder'>> {
  const { isPriceVisible } = context.user
  await lockCartForOrder(scope)
  const earlier = await readOrderByKey(scope, key)
  if (earlier) return confirmation(earlier, isPriceVisible)
  const { cart, draft } = await draftFromCart(scope, key, { ...context, services: prepared.services })
  const order = await writeOrder(scope, draft, prepared)
  await acceptEstimates(scope, heldEstimates(cart.lines), order.id)
  const removed = cart.lines.map(({ id }) => id)
  await reviseLines(scope, cart.version, noticesFor(cart.notices, []), { removed, kept: null })
  return confirmation(order, isPriceVisible)
}

async function draftFromCart(scope: Scope, key: string, { user, input, services }: PlaceOrderContext) {
  const { isPriceVisible } = user
  const cart = await readCart(scope, input.shipAddressId)
  if (cart.lines.length === 0) {
    throw conflict(
      'cart-empty',
      'The cart is empty, so there is nothing to order. Your order may have been placed already: see Sales Orders.',
    )
  }
  const supportPhone = await services.supportPhone()
  const seen = { expectedTotal: input.expectedTotal ?? null, isPriceVisible }
  const form = { ...input, key, isPriceVisible }
  const draft = await draftOrder(scope, cart, form, services, (total) => requireAsSeen(cart, seen, total, supportPhone))
  return { cart, draft }
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
