import type { CallOutput } from '@gauze/contract'
import { cents, dollarsFromCents } from '@gauze/rules'
import { conflict } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import type { CallContext } from '../../http/calls.types.js'
import { noticesFor } from '../cart/backorder-notices.js'
import { readCart, reviseLines } from '../cart/cart.repository.js'
import { type PlacedOrder, readOrderByKey } from '../orders/new-order.repository.js'
import { draftOrder, writeOrder } from '../orders/order-from-lines.service.js'
import { payOnce } from '../payables/pay-payable.js'
import { heldEstimates } from '../pricing/offers.js'
import { acceptEstimates } from '../quotes/accept-quotes.repository.js'
import { requireAsSeen } from './cart-as-seen.js'
import { lockCartForOrder } from './cart-lock.repository.js'

type PlaceOrderContext = Pick<CallContext<'placeOrder'>, 'user' | 'input' | 'services'>

/**
 * Makes an order from the cart, once for one key: has its payment authorized, and returns the function that places it
 * in a transaction. The cart's row is locked first there, so the second of two placements of one cart finds it empty,
 * and a placement with the same key finds the existing order.
 * @param scope not of a transaction, which would wait for the ports
 * @param key the Idempotency-Key
 * @returns throws a ProblemError when the cart is empty or may not be ordered like this; then nothing has changed
 */
export async function placeOrder(
  scope: Scope,
  key: string,
  context: PlaceOrderContext,
): Promise<(transaction: Scope) => Promise<CallOutput<'placeOrder'>>> {
  const place = await payOnce(scope, {
    ...{ key, services: context.services },
    lock: lockCartForOrder,
    find: (owner) => readOrderByKey(owner, key),
    draft: (owner, services) => draftFromCart(owner, key, { ...context, services }),
    write: async (tx, { cart, draft }, prepared) => {
      const order = await writeOrder(tx, draft, prepared)
      await acceptEstimates(tx, heldEstimates(cart.lines), order.id)
      const removed = cart.lines.map(({ id }) => id)
      await reviseLines(tx, cart.version, noticesFor(cart.notices, []), { removed, kept: null })
      return order
    },
  })
  return async (transaction) => confirmation(await place(transaction), context.user.isPriceVisible)
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
  return { cart, draft, request: draft.request }
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
