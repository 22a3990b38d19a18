import { randomInt } from 'node:crypto'
import { addDays, type Carrier, easternDate, nameWithVariant, readTracking, withCheckDigit } from '@gauze/rules'
import { conflict, notFound, ProblemError, refused } from '../../base/problem.js'
import { type Db, inTransaction } from '../../db/client.js'
import type { OrderActor } from '../../db/schema/index.js'
import { createScope, type Scope } from '../../db/scope.js'
import type { MailedParcel } from '../../services/order-listeners.types.js'
import type { Services } from '../../services/services.js'
import {
  type Amounts,
  deliverParcels,
  type FulfilmentLine,
  type FulfilmentOrder,
  insertInvoice,
  insertParcel,
  lockForFulfilment,
  type NewInvoice,
  payInvoice,
  readDueOrders,
  readRecalled,
} from './fulfilment.repository.js'
import { type MoveServices, moveOrder } from './move-order.service.js'
import { canMove } from './order-moves.js'
import { forgetGoods, shipGoods } from './reserved-goods.js'

/** The services that fulfilment needs. */
export type FulfilmentServices = MoveServices & Pick<Services, 'now'>

/** The parcel that an operator sends. */
export interface Shipment {
  /** Numbers of the order's lines, from 1; every line that has not shipped if none are given. */
  readonly lines?: readonly number[]
  /** UPS, or the carrier of the tracking number, if not given. */
  readonly carrier?: Carrier
  /** Made up if not given. */
  readonly trackingNumber?: string
}

/** A parcel that has left. */
export interface SentParcel {
  readonly carrier: string
  readonly trackingNumber: string
  /** Whether the whole order has shipped with it. */
  readonly isLast: boolean
}

/** An operator, or the store by itself. */
type Operator = Exclude<OrderActor, 'user'>

const carrierNames = { ups: 'UPS', usps: 'USPS', fedex: 'FedEx' } as const

function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('')
}

function madeUpNumber(carrier: Carrier): string {
  if (carrier === 'ups') return withCheckDigit(`1Z${digits(15)}`)
  return withCheckDigit(carrier === 'usps' ? `9400${digits(17)}` : digits(11))
}

function parcelOf({ carrier, trackingNumber }: Shipment): Omit<MailedParcel, 'lines'> {
  if (trackingNumber === undefined) {
    const by = carrier ?? 'ups'
    return { carrier: carrierNames[by], trackingNumber: madeUpNumber(by) }
  }
  const tracking = readTracking(trackingNumber)
  if (tracking === null || !tracking.isSound) {
    throw refused(
      'tracking-number',
      `'${trackingNumber}' is not a tracking number of UPS, USPS or FedEx. Nothing has changed. Check it for typing errors.`,
    )
  }
  if (carrier !== undefined && carrier !== tracking.carrier) {
    const [own, other] = [carrierNames[tracking.carrier], carrierNames[carrier]]
    throw refused(
      'tracking-number',
      `'${trackingNumber}' is a tracking number of ${own}, not of ${other}. Nothing has changed.`,
    )
  }
  return { carrier: carrierNames[tracking.carrier], trackingNumber: tracking.number }
}

async function lockOrder(db: Db, orderNumber: string): Promise<{ order: FulfilmentOrder; scope: Scope }> {
  const order = await lockForFulfilment(db, orderNumber)
  if (order === null) throw notFound(`There is no order ${orderNumber}. Order numbers look like SO-100123.`)
  return { order, scope: createScope(db, order) }
}

function requirePaid({ orderNumber, isCaptured }: FulfilmentOrder): void {
  if (isCaptured !== false) return
  throw conflict(
    'order-not-paid',
    `The card payment of order ${orderNumber} is not captured. Nothing has changed. A job captures payments every five minutes: try again later, and look at the order's payment if this happens again.`,
  )
}

function openLines({ lines }: FulfilmentOrder): FulfilmentLine[] {
  return lines.filter(({ quantity, quantityFulfilled }) => quantityFulfilled < quantity)
}

function linesToShip(order: FulfilmentOrder, numbers: readonly number[] | undefined): FulfilmentLine[] {
  if (numbers === undefined) return openLines(order)
  const { orderNumber, lines } = order
  return [...new Set(numbers)].map((number) => {
    const line = lines[number - 1]
    if (line === undefined) {
      throw notFound(
        `Order ${orderNumber} has no line ${number}. Nothing has changed. It has the lines 1 to ${lines.length}.`,
      )
    }
    if (line.quantityFulfilled < line.quantity) return line
    throw conflict(
      'line-shipped',
      `Line ${number} of order ${orderNumber} has shipped already. Nothing has changed. Leave it out.`,
    )
  })
}

const recalledSlug = 'goods-recalled'

async function requireNoRecall({ db }: Scope, { orderNumber }: FulfilmentOrder, lines: readonly FulfilmentLine[]) {
  const numbers = await readRecalled(
    db,
    lines.map(({ itemId }) => itemId),
  )
  const named = lines.flatMap(({ itemId, displayName, matrixDetails }) => {
    const number = numbers.get(itemId)
    return number === undefined
      ? []
      : [`${nameWithVariant(displayName, matrixDetails)} is under the open recall ${number} of class I`]
  })
  if (named.length === 0) return
  throw conflict(
    recalledSlug,
    `Order ${orderNumber} does not ship: ${[...new Set(named)].join(', ')}. Nothing has changed.`,
  )
}

async function takeGoods(scope: Scope, order: FulfilmentOrder, lines: readonly FulfilmentLine[]): Promise<void> {
  const units = new Map<number, number>()
  for (const { itemId, conversionRate, quantity, quantityFulfilled } of lines) {
    const baseUnits = Math.ceil(Number((conversionRate * (quantity - quantityFulfilled)).toFixed(4)))
    units.set(itemId, (units.get(itemId) ?? 0) + baseUnits)
  }
  const short = await shipGoods(scope, order.id, units)
  if (short.length === 0) return
  const names = lines.flatMap(({ itemId, displayName }) => (short.includes(itemId) ? [displayName] : []))
  throw conflict(
    'not-in-stock',
    `Order ${order.orderNumber} waits for stock of ${names.join(', ')}. Nothing has changed.`,
  )
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** The part of an amount that goes with some of the goods; the last parcel takes the whole rest. */
function share(amount: number, part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((amount * part) / whole)
}

/**
 * The amounts of the next invoice of an order: shipping, tax and fee by their part of the goods, and for the last
 * parcel the rest of the order's amounts, so that all invoices make up the order's total to the cent.
 */
function amountsFor(
  { amounts, invoiced, lines }: FulfilmentOrder,
  billed: readonly { readonly line: FulfilmentLine; readonly totalCents: number }[],
  isLast: boolean,
): Amounts {
  if (isLast) {
    return {
      subtotal: amounts.subtotal - invoiced.subtotal,
      shipping: amounts.shipping - invoiced.shipping,
      tax: amounts.tax - invoiced.tax,
      convenienceFee: amounts.convenienceFee - invoiced.convenienceFee,
    }
  }
  const subtotal = sumOf(billed.map(({ totalCents }) => totalCents))
  const taxable = sumOf(lines.map((line) => (line.taxable ? line.totalCents : 0)))
  const taxed = sumOf(billed.map(({ line, totalCents }) => (line.taxable ? totalCents : 0)))
  return {
    subtotal,
    shipping: share(amounts.shipping, subtotal, amounts.subtotal),
    tax: taxable === 0 ? share(amounts.tax, subtotal, amounts.subtotal) : share(amounts.tax, taxed, taxable),
    convenienceFee: share(amounts.convenienceFee, subtotal, amounts.subtotal),
  }
}

/** The invoice for all goods that have left and have no invoice yet, the lines that leave now included. */
function invoiceFor(order: FulfilmentOrder, leaving: ReadonlySet<number>, isLast: boolean, today: string): NewInvoice {
  const billed = order.lines
    .filter((line) => line.quantityFulfilled === line.quantity || leaving.has(line.id))
    .filter(({ quantity, invoicedQuantity }) => invoicedQuantity < quantity)
    .map((line) => ({
      line,
      position: line.position,
      quantity: line.quantity - line.invoicedQuantity,
      totalCents: line.totalCents - line.invoicedCents,
    }))
  return {
    amounts: amountsFor(order, billed, isLast),
    issuedOn: today,
    dueOn: addDays(today, order.payment.kind === 'card' ? 0 : order.termsDays),
    lines: billed.map(({ line: _, ...entry }) => entry),
  }
}

/**
 * Ships lines of an order in one parcel: writes the parcel and the invoice of its goods, lets the goods leave the
 * stock, moves the order to 'Partially Fulfilled' or 'Shipped', and calls the listeners of shipped parcels. A card's
 * captured payment pays the invoice. All of it is one transaction; when two calls come at once, the second call finds
 * the order as the first call left it.
 * @param orderNumber e.g. `SO-100123`
 * @throws ProblemError when there is no such order, or it cannot ship like this: then nothing has changed
 * @example
 * await shipOrder(db, 'SO-100123', { lines: [1, 3], carrier: 'fedex' }, services)
 */
export async function shipOrder(
  db: Db,
  orderNumber: string,
  shipment: Shipment,
  services: FulfilmentServices,
  by: Operator = 'operator',
): Promise<SentParcel> {
  const parcel = parcelOf(shipment)
  return inTransaction(db, async (tx) => {
    const { order, scope } = await lockOrder(tx, orderNumber)
    const { id, status } = order
    // An order that cannot ship at all is refused by its move, in the same words as every other refused move.
    if (!canMove(status, 'Shipped')) await moveOrder(scope, order, 'Shipped', { by }, services)
    requirePaid(order)
    const lines = linesToShip(order, shipment.lines)
    await requireNoRecall(scope, order, lines)
    const leaving = new Set(lines.map((line) => line.id))
    const isLast = openLines(order).every((line) => leaving.has(line.id))
    const shippedAt = services.now()
    await takeGoods(scope, order, lines)
    const packed = lines.map((line) => ({ ...line, quantity: line.quantity - line.quantityFulfilled }))
    const parcelId = await insertParcel(scope, id, { ...parcel, shippedAt, lines: packed })
    const draft = invoiceFor(order, leaving, isLast, easternDate(shippedAt))
    const invoice = await insertInvoice(scope, id, draft)
    const isPaid = order.payment.kind === 'card' && invoice.totalCents > 0
    if (isPaid) await payInvoice(scope, invoice.id, order.paymentReference, shippedAt)
    if (isLast) await forgetGoods(scope, id)
    const move = { by, parcel: { ...parcel, lines: packed } }
    await moveOrder(scope, order, isLast ? 'Shipped' : 'Partially Fulfilled', move, services)
    const issued = { ...invoice, orderNumber, dueOn: isPaid ? null : draft.dueOn }
    const event = { orderId: id, parcelId, invoice: issued }
    for (const listener of services.orderListeners.shipped) await listener(scope, event, services)
    return { ...parcel, isLast }
  })
}

/**
 * Records that every parcel of a shipped order has arrived.
 * @param orderNumber e.g. `SO-100123`
 * @throws ProblemError when there is no such order, or it has not shipped completely: then nothing has changed
 * @example
 * await deliverOrder(db, 'SO-100123', services)
 */
export function deliverOrder(
  db: Db,
  orderNumber: string,
  services: FulfilmentServices,
  by: Operator = 'operator',
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { order, scope } = await lockOrder(tx, orderNumber)
    await moveOrder(scope, order, 'Delivered', { by }, services)
    await deliverParcels(scope, order.id, services.now())
  })
}

/**
 * Cancels an order of which nothing has shipped: goods, allocation, credit and money are given back.
 * @param orderNumber e.g. `SO-100123`
 * @param reason in words for the buyer; may be empty
 * @throws ProblemError when there is no such order, or it cannot be canceled: then nothing has changed
 * @example
 * await cancelOrder(db, 'SO-100123', 'Canceled by phone.', services)
 */
export function cancelOrder(db: Db, orderNumber: string, reason: string, services: FulfilmentServices): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { order, scope } = await lockOrder(tx, orderNumber)
    await moveOrder(scope, order, 'Cancelled', { by: 'operator', reason }, services)
  })
}

/**
 * Does the next step of every order that has been in its status for some time, for a demonstration without operators:
 * ships an order, and later delivers it. An order that cannot ship yet waits for the next run.
 * @param afterMinutes how long an order stays in each status
 * @param services with `onHeld`, which is called at most once in a run, with the orders that wait for the end of a
 * recall
 * @param signal stops it between two orders
 * @example
 * await fulfilDueOrders(db, 5, services, signal)
 */
export async function fulfilDueOrders(
  db: Db,
  afterMinutes: number,
  services: FulfilmentServices & { readonly onHeld: (words: string) => void },
  signal: AbortSignal,
): Promise<void> {
  const held: string[] = []
  const unchangedSince = new Date(services.now().getTime() - afterMinutes * 60_000)
  for (const { orderNumber, status } of await readDueOrders(db, unchangedSince)) {
    if (signal.aborted) break
    try {
      if (status === 'Shipped') await deliverOrder(db, orderNumber, services, 'system')
      else await shipOrder(db, orderNumber, {}, services, 'system')
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      if (error.options.slug === recalledSlug) held.push(orderNumber)
    }
  }
  if (held.length > 0) services.onHeld(`Open recalls of class I hold back these orders: ${held.join(', ')}.`)
}
