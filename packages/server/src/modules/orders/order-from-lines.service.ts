import type { Address, SeenPlace } from '@gauze/contract'
import { type Cents, cents, easternDate, lineTotal } from '@gauze/rules'
import { conflict, refused } from '../../base/problem.js'
import type { AddressSnapshot, PaymentSnapshot } from '../../db/schema/index.js'
import type { Scope } from '../../db/scope.js'
import { queueMail } from '../../jobs/mail.js'
import type { PaymentMeans } from '../../ports/ports.types.js'
import type { Services } from '../../services/services.js'
import { paymentKindsFor } from '../payables/authorize-payment.js'
import { type PreparedPayment, payOnce, withPayment } from '../payables/pay-payable.js'
import type { UnkeyedPayment } from '../payables/payment-holds.repository.js'
import { baseUnitsByItem } from '../pricing/base-units.js'
import type { Goods, GoodsLine } from '../pricing/goods.types.js'
import { type ChargedRates, orderSums } from '../pricing/order-amounts.js'
import { lockGoods, type RequestedLine, readGoods } from './goods-lines.repository.js'
import {
  insertOrder,
  type NewOrder,
  type NewOrderLine,
  type PlacedOrder,
  readOrderByKey,
} from './new-order.repository.js'
import { addressesFor, overCreditLimit, type PaymentForm, paymentFor, requireOrderable } from './order-checks.js'
import { orderMails } from './order-mails.js'
import { type OrderParties, readOrderParties } from './order-parties.repository.js'
import { reserveGoods } from './reserved-goods.js'
import { requirePlacesAsSeen } from './seen-place.js'
import { maxShipDates, shipDatesFor } from './ship-dates.js'

/** The services that placing an order needs. */
export type OrderServices = Pick<Services, 'now' | 'supportPhone' | 'jobs' | 'ports' | 'publicUrl'>

/** An order without its lines. */
export interface OrderForm extends PaymentForm {
  /** Makes the order once: another request with the same key gets the same order. */
  readonly key: string
  readonly shipAddressId: number
  readonly billAddressId: number
  /** The places that a person saw; a different place stops the order. */
  readonly expectedShipTo?: SeenPlace | undefined
  readonly expectedBillTo?: SeenPlace | undefined
  /** YYYY-MM-DD; the next possible day if not given. */
  readonly shipDate?: string | undefined
  /** YYYY-MM-DD: without a `shipDate`, the order ships on the first possible day from this one on. */
  readonly notBefore?: string | undefined
  readonly notes?: string | undefined
  /** Whether the buyer may see prices. */
  readonly isPriceVisible: boolean
}

/** An order that has passed its checks, to be written. */
export interface OrderDraft {
  readonly goods: Goods
  readonly form: OrderForm
  readonly parties: OrderParties
  readonly order: Omit<NewOrder, 'key' | 'lines'>
  /** The payment that the provider has to authorize. */
  readonly request: UnkeyedPayment
}

/**
 * Makes an order from lines, wherever they come from. It asks the ports first and has the payment authorized; then, in
 * one transaction, it locks the company and the items, does the checks of placing an order, takes the goods and writes
 * the mails. If an order was already placed with the key, it is returned. Items that are not in stock are backordered.
 * @param scope not of a transaction, which would wait for the ports
 * @throws ProblemError when the lines may not be ordered like this; then nothing has changed
 * @example
 * const order = await orderFromLines(scope, [{ itemId, unit, quantity: 3 }], form, services)
 */
export async function orderFromLines(
  scope: Scope,
  requested: readonly RequestedLine[],
  form: OrderForm,
  services: OrderServices,
): Promise<PlacedOrder> {
  const make = await payOnce(scope, {
    ...{ key: form.key, services },
    lock: (tx) =>
      lockGoods(
        tx,
        requested.map(({ itemId }) => itemId),
      ),
    find: (owner) => readOrderByKey(owner, form.key),
    draft: (owner, asked) => draftFromLines(owner, requested, form, asked),
    write: writeOrder,
  })
  return make(scope)
}

/** The differences in the checks of some order of lines. */
export interface LineChecks {
  /** Replaces the check that all goods may be ordered; it receives a function that does the replaced check. */
  readonly review?: (goods: Goods, requireAll: () => void) => void
  /** Credit that the order holds already, in cents. */
  readonly heldCents?: number
}

/**
 * Does all checks of an order of lines and changes nothing.
 * @throws ProblemError when the lines may not be ordered like this
 */
export async function draftFromLines(
  scope: Scope,
  requested: readonly RequestedLine[],
  form: OrderForm,
  services: OrderServices,
  { review = (_goods, requireAll) => requireAll(), heldCents = 0 }: LineChecks = {},
): Promise<OrderDraft> {
  const goods = await readGoods(scope, requested, form.shipAddressId)
  const supportPhone = await services.supportPhone()
  const requireAll = () => requireOrderable(goods, supportPhone)
  return draftOrder(scope, goods, form, services, () => review(goods, requireAll), heldCents)
}

/**
 * Does all checks of an order of goods and changes nothing. Done first in a rehearsal, then under the locks of the
 * goods with its services, so that no port is asked while they are held.
 * @param review the last check of the order's total; it throws to stop the order
 * @param heldCents credit that the order holds already, in cents
 * @throws ProblemError when the goods may not be ordered like this
 */
export async function draftOrder(
  scope: Scope,
  goods: Goods,
  form: OrderForm,
  services: OrderServices,
  review: (total: Cents) => void,
  heldCents = 0,
): Promise<OrderDraft> {
  if (goods.lines.length === 0) throw conflict('no-lines', 'There is nothing to order. Add items first.')
  const cardId = form.paymentMethod === 'terms' ? null : form.paymentMethod
  const known = await readOrderParties(scope, { ...form, cardId }, services.now())
  const parties = { ...known, availableCents: known.availableCents === null ? null : known.availableCents + heldCents }
  return { goods, form, parties, ...(await checkedOrder(scope, goods, parties, form, { services, review })) }
}

/**
 * Writes an order, takes its goods and queues its mails. Part of the scope's transaction.
 * @param draft made under the locks of the goods
 * @throws ProblemError if its payment was not authorized as it is now
 */
export async function writeOrder(
  scope: Scope,
  { goods, form, parties, order: checked, request }: OrderDraft,
  prepared: PreparedPayment<OrderServices>,
): Promise<PlacedOrder> {
  const lines = newLines(goods, checked.sums)
  const order = await withPayment(scope, prepared, request, async () => {
    const made = await insertOrder(scope, { ...checked, key: form.key, lines })
    return { made, payable: { orderId: made.id }, isDue: made.status === 'Pending Fulfillment' }
  })
  await reserveGoods(scope, order.id, baseUnitsByItem(goods.lines))
  const { jobs, publicUrl } = prepared.services
  const { poNum, notes, shipDate, shipAddress } = checked
  const mailed = { order, poNum, notes, shipDate, shipTo: shipAddress, lines, storeUrl: publicUrl() }
  for (const mail of orderMails(mailed, parties, form.isPriceVisible)) await queueMail(scope.db, jobs, mail)
  return order
}

/** Everything of the order but its lines, after all checks. */
async function checkedOrder(
  scope: Scope,
  goods: Goods,
  parties: OrderParties,
  form: OrderForm,
  { services, review }: { services: OrderServices; review: (total: Cents) => void },
): Promise<Pick<OrderDraft, 'order' | 'request'>> {
  const { accountId } = scope
  const now = services.now()
  const today = easternDate(now)
  const { shipAddress, billAddress } = addressesFor(parties, goods, today)
  const dates = { count: maxShipDates, deliveryDays: parties.deliveryDays, destination: shipAddress }
  const [kinds, offeredDates, sums] = await Promise.all([
    paymentKindsFor(accountId, parties, services),
    shipDatesFor(services, dates),
    orderSums(goods, services),
  ])
  const payment = paymentFor(parties, form, kinds, today)
  const shipDate = offeredShipDate(form, offeredDates)
  review(sums.total)
  requirePlacesAsSeen({ shipAddress, billAddress }, form)
  const available = cents(parties.availableCents ?? 0)
  if (payment.kind === 'terms' && sums.total > available)
    throw overCreditLimit(sums.total, available, form.isPriceVisible)
  const poNum = form.poNum.trim()
  const request = { accountId, means: meansOf(payment, parties), total: sums.total, poNum }
  const order = {
    status: statusFor(sums.total, parties),
    poNum,
    notes: form.notes ?? '',
    shipDate,
    shipAddress: snapshot(shipAddress),
    billAddress: snapshot(billAddress),
    payment,
    sums,
    placedAt: now,
  }
  return { order, request }
}

function meansOf(payment: PaymentSnapshot, { cardToken }: OrderParties): PaymentMeans {
  return payment.kind === 'terms' ? payment : { ...payment, token: cardToken ?? '' }
}

function statusFor(total: number, { approvalLimitCents }: OrderParties): NewOrder['status'] {
  return approvalLimitCents !== null && total > approvalLimitCents ? 'Pending Approval' : 'Pending Fulfillment'
}

function offeredShipDate(
  { shipDate: requested, notBefore = '' }: Pick<OrderForm, 'shipDate' | 'notBefore'>,
  offered: readonly string[],
): string {
  const shipDate = requested ?? offered.find((date) => date >= notBefore) ?? offered[0]
  if (shipDate !== undefined && offered.includes(shipDate)) return shipDate
  throw refused('ship-date-not-offered', 'We cannot ship on this day. Choose one of the days offered.', {
    shipDate: [`must be one of the days offered, the next is ${offered[0] ?? 'not known'}`],
  })
}

function snapshot({ id, label, attention, line1, line2, city, state, zip }: Address): AddressSnapshot {
  return {
    id,
    label,
    attention,
    line1,
    line2,
    city,
    state,
    zip,
  }
}

/**
 * The lines of goods as sold.
 * @param sums of the same goods: they say which items were taxed
 */
export function newLines({ lines }: Goods, { taxedItemIds }: ChargedRates): NewOrderLine[] {
  const taxed = new Set(taxedItemIds)
  return lines.map((line, index) => newLine(line, index, taxed.has(line.item.itemId)))
}

function newLine({ item, unit, quantity }: GoodsLine, index: number, taxable: boolean): NewOrderLine {
  const sold = item.units.find(({ id }) => id === unit)
  if (!sold || item.price === null) throw new Error(`Line ${index + 1} of the order has no unit or no price.`)
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
    taxable,
    totalCents: lineTotal({ price: item.price, conversionRate, quantity }),
  }
}
