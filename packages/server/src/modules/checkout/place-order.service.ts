import type { Address, CallOutput, OrderStatus } from '@gauze/contract'
import { cents, dollarsFromCents, easternDate, lineTotal } from '@gauze/rules'
import type { AddressSnapshot } from '../../db/schema/index.js'
import type { Scope } from '../../db/scope.js'
import type { CallContext } from '../../http/calls.types.js'
import { conflict, refused } from '../../http/problem.js'
import { noticesFor } from '../cart/backorder-notices.js'
import { baseUnitsByItem } from '../cart/base-units.js'
import { readCart } from '../cart/cart.repository.js'
import type { CartState } from '../cart/cart.types.js'
import { cartSums } from '../cart/cart.view.js'
import { shippingCutoffTime } from '../pricing/store-policy.js'
import { type OrderParties, readOrderParties } from './buyer.repository.js'
import {
  insertOrder,
  lockForOrder,
  type NewOrderLine,
  type PlacedOrder,
  readOrderByKey,
  takeGoods,
} from './order.repository.js'
import { addressesFor, overCreditLimit, paymentFor, requireUnchanged } from './order-checks.js'
import { orderMails } from './order-mails.js'
import { shipDates } from './ship-dates.js'

/** As many ship dates as can be asked for can be ordered. */
const maxShipDates = 30

type PlaceOrderContext = Pick<CallContext<'placeOrder'>, 'user' | 'input' | 'services' | 'mail'>

/**
 * Makes an order of the cart, in one transaction and once for one key (CHK-05): the cart's row is locked first, so of
 * two placements of one cart the second finds it empty, and one with the same key finds the order that is there.
 * @param key the Idempotency-Key
 * @throws ProblemError when the cart is empty or may not be ordered like this; then nothing has changed
 */
export const placeOrder = (scope: Scope, key: string, context: PlaceOrderContext): Promise<CallOutput<'placeOrder'>> =>
  scope.transaction((transaction) => placed(transaction, key, context))

const placed = async (scope: Scope, key: string, context: PlaceOrderContext): Promise<CallOutput<'placeOrder'>> => {
  const { user, input, services, mail } = context
  const cartId = await lockForOrder(scope)
  const earlier = await readOrderByKey(scope, key)
  if (earlier) return confirmation(ownOrder(earlier, scope), user.isPriceVisible)
  const cart = await readCart(scope, input.shipAddressId)
  if (cartId === null || cart.lines.length === 0) {
    throw conflict(
      'cart-empty',
      'The cart is empty, so there is nothing to order. Your order may have been placed already: see Sales Orders.',
    )
  }
  const parties = await readOrderParties(scope, {
    ...input,
    cardId: input.paymentMethod === 'terms' ? null : input.paymentMethod,
  })
  const now = services.now()
  const draft = checkedDraft(cart, parties, context, { now, supportPhone: await services.supportPhone() })
  const order = await insertOrder(scope, { ...draft, key, placedAt: now, lines: cart.lines.map(newLine) })
  const units = baseUnitsByItem(cart.lines)
  await takeGoods(scope, { cartId, orderId: order.id }, units, noticesFor(cart.notices, []))
  const { poNum, shipDate, shipAddress } = draft
  const mailed = {
    order,
    poNum,
    shipDate,
    shipTo: shipAddress.label || shipAddress.line1,
    lineCount: cart.lines.length,
  }
  for (const message of orderMails(mailed, parties, user.isPriceVisible)) await mail(message, scope.db)
  return confirmation(order, user.isPriceVisible)
}

/** Everything of the order but its lines, after all checks. */
const checkedDraft = (
  cart: CartState,
  parties: OrderParties,
  { user, input }: PlaceOrderContext,
  { now, supportPhone }: { now: Date; supportPhone: string | undefined },
) => {
  const today = easternDate(now)
  const form = { ...input, expectedTotal: input.expectedTotal ?? null }
  const { shipAddress, billAddress } = addressesFor(parties, cart, today)
  const payment = paymentFor(parties, form, today)
  const shipDate = offeredShipDate(input.shipDate, parties, now)
  const sums = cartSums(cart)
  requireUnchanged(cart, form, sums.total, user.isPriceVisible, supportPhone)
  const available = cents(parties.availableCents ?? 0)
  if (payment.kind === 'terms' && sums.total > available)
    throw overCreditLimit(sums.total, available, user.isPriceVisible)
  return {
    status: statusFor(sums.total, parties),
    poNum: input.poNum.trim(),
    notes: input.notes ?? '',
    shipDate,
    shipAddress: snapshot(shipAddress),
    billAddress: snapshot(billAddress),
    payment,
    taxRate: cart.taxRate ?? 0,
    sums,
  }
}

const statusFor = (total: number, { approvalLimitCents }: OrderParties): OrderStatus =>
  approvalLimitCents !== null && total > approvalLimitCents ? 'Pending Approval' : 'Pending Fulfillment'

const offeredShipDate = (wanted: string | undefined, { deliveryDays }: OrderParties, now: Date): string => {
  const offered = shipDates(now, maxShipDates, deliveryDays, shippingCutoffTime)
  const shipDate = wanted ?? offered[0]
  if (shipDate !== undefined && offered.includes(shipDate)) return shipDate
  throw refused('ship-date-not-offered', 'We cannot ship on this day. Choose one of the days offered.', {
    shipDate: [`must be one of the days offered, the next is ${offered[0]}`],
  })
}

const snapshot = ({ id, label, attention, line1, line2, city, state, zip }: Address): AddressSnapshot => ({
  id,
  label,
  attention,
  line1,
  line2,
  city,
  state,
  zip,
})

const newLine = ({ item, unit, quantity }: CartState['lines'][number], index: number): NewOrderLine => {
  const sold = item.units.find(({ id }) => id === unit)
  if (!sold || item.price === null) throw new Error(`Line ${index + 1} of the cart has no unit or no price.`)
  const { unitName, label, conversionRate } = sold
  return {
    position: index + 1,
    itemId: item.itemId,
    unitId: unit,
    itemName: item.itemName,
    displayName: item.name,
    mpn: item.mpn,
    matrixDetails: item.matrixDetails,
    unitName,
    unitLabel: label,
    conversionRate,
    price: item.price,
    quantity,
    taxable: item.taxable,
    totalCents: lineTotal({ price: item.price, conversionRate, quantity }),
  }
}

const ownOrder = (order: PlacedOrder, { userId }: Scope): PlacedOrder => {
  if (order.userId === userId) return order
  throw conflict('idempotency-key-reused', 'This Idempotency-Key was used for another order. Send a new one.')
}

const confirmation = (order: PlacedOrder, visible: boolean): CallOutput<'placeOrder'> => ({
  orderConfirmation: {
    id: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    total: visible ? dollarsFromCents(cents(order.totalCents)) : null,
    placedAt: order.placedAt,
  },
  status: order.status,
  subscriptionItemList: [],
})
