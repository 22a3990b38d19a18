import { cents, dollarsFromCents, nameWithVariant } from '@gauze/rules'
import type { CxmlParties, PurchasedLine } from '../../db/schema/index.js'
import { credential, cxmlDocument, cxmlTime } from '../cxml/envelope.js'
import { exactPrice } from '../cxml/exact-price.js'
import { priceBasis } from '../cxml/price-basis.js'
import { unitCode } from '../cxml/unit-code.js'
import { element, money, words, type Xml, type XmlContent } from '../cxml/write-xml.js'
import type { InvoicedLine, InvoiceFacts, OrderedLine, OrderFacts, ParcelFacts } from './document-facts.repository.js'

/** A request that a procurement system is to take, not only to check. */
function requestOf(name: string, ...content: readonly XmlContent[]): Xml {
  return element('Request', { deploymentMode: 'production' }, element(name, {}, content))
}

function moneyOf(amount: number) {
  return money(dollarsFromCents(cents(amount)).toFixed(2))
}

/** A day as a moment: noon in New York, give or take an hour, which is the same day in every American time zone. */
function noonOf(day: string) {
  return cxmlTime(`${day}T17:00:00Z`)
}

function orderReference({ number, payloadId, orderDate }: OrderFacts) {
  const dated = orderDate === '' ? {} : { orderDate }
  return element(
    'OrderReference',
    { orderID: number, ...dated },
    element('DocumentReference', { payloadID: payloadId }),
  )
}

/** Pairs the lines of an order with the lines of its purchase order that have the same item and unit, in sequence. */
function pairedLines({ purchasedLines, lines }: OrderFacts): Map<PurchasedLine, OrderedLine> {
  const open = [...lines]
  const pairs = new Map<PurchasedLine, OrderedLine>()
  for (const purchased of purchasedLines) {
    const index = open.findIndex(({ itemId, unitId }) => itemId === purchased.itemId && unitId === purchased.unitId)
    const [line] = index < 0 ? [] : open.splice(index, 1)
    if (line !== undefined) pairs.set(purchased, line)
  }
  return pairs
}

/** The number that the procurement system gave the line at a position of the order. */
function lineNumbers(facts: OrderFacts): Map<number, string> {
  const pairs = [...pairedLines(facts)].map(([{ lineNumber }, { position }]) => [position, lineNumber] as const)
  return new Map(pairs)
}

function unitOf({ unitLabel, conversionRate }: Pick<OrderedLine, 'unitLabel' | 'conversionRate'>) {
  return element('UnitOfMeasure', {}, unitCode(unitLabel, conversionRate))
}

function unitPrice({ price, conversionRate }: Pick<OrderedLine, 'price' | 'conversionRate'>) {
  return element('UnitPrice', {}, money(exactPrice(price, conversionRate)))
}

function nameOf({ displayName, matrixDetails }: Pick<OrderedLine, 'displayName' | 'matrixDetails'>) {
  return words('Description', nameWithVariant(displayName, matrixDetails))
}

/** How many of a line wait for goods; the last lines of an item wait first. */
function waitingUnits(facts: OrderFacts): Map<OrderedLine, number> {
  const left = new Map(facts.lines.map(({ itemId, backordered }) => [itemId, backordered]))
  const waiting = new Map<OrderedLine, number>()
  for (const line of facts.lines.toReversed()) {
    const { itemId, conversionRate, quantity } = line
    const missing = left.get(itemId) ?? 0
    const units = Math.min(quantity, Math.ceil(Number((missing / conversionRate).toFixed(6))))
    waiting.set(line, units)
    left.set(itemId, Math.max(0, missing - units * conversionRate))
  }
  return waiting
}

interface LineStatus {
  readonly type: 'accept' | 'backordered' | 'reject'
  readonly quantity: number
}

function statusesOf(purchased: PurchasedLine, line: OrderedLine | undefined, waiting: number): LineStatus[] {
  const ordered = line?.quantity ?? 0
  const statuses = [
    { type: 'accept', quantity: ordered - waiting },
    { type: 'backordered', quantity: waiting },
    { type: 'reject', quantity: purchased.quantity - ordered },
  ] as const
  return statuses.filter(({ quantity }) => quantity > 0)
}

function confirmationItem(facts: OrderFacts, purchased: PurchasedLine, line: OrderedLine | undefined, waiting: number) {
  const statuses = statusesOf(purchased, line, waiting)
  const sold = line ?? facts.purchasedUnits.find(({ unitId }) => unitId === purchased.unitId)
  const unit = unitOf(sold ?? { unitLabel: '', conversionRate: 1 })
  const dated = facts.shipDate === null ? {} : { shipmentDate: noonOf(facts.shipDate) }
  const written = statuses.map(({ type, quantity }) =>
    element('ConfirmationStatus', { quantity, type, ...(type === 'accept' ? dated : {}) }, unit),
  )
  const quantity = statuses.reduce((sum, status) => sum + status.quantity, 0)
  const item = element('ConfirmationItem', { quantity, lineNumber: purchased.lineNumber }, unit, written)
  return { item, isAccepted: statuses.every(({ type }) => type === 'accept') }
}

function fee(name: string, amount: number) {
  return amount === 0 ? null : element('Extrinsic', { name }, dollarsFromCents(cents(amount)).toFixed(2))
}

/** A ConfirmationRequest of an order that was accepted, with the lines that wait for goods. */
export function confirmation(facts: OrderFacts, noticeDate: string): Xml {
  const pairs = pairedLines(facts)
  const waiting = waitingUnits(facts)
  const items = facts.purchasedLines.map((purchased) => {
    const line = pairs.get(purchased)
    return confirmationItem(facts, purchased, line, line === undefined ? 0 : (waiting.get(line) ?? 0))
  })
  const { amounts, orderNumber } = facts
  const header = element(
    'ConfirmationHeader',
    {
      confirmID: orderNumber,
      type: items.every(({ isAccepted }) => isAccepted) ? 'accept' : 'detail',
      noticeDate: cxmlTime(noticeDate),
      operation: 'new',
    },
    element('Total', {}, moneyOf(amounts.subtotal)),
    element('Shipping', {}, moneyOf(amounts.shipping), words('Description', 'Shipping')),
    element('Tax', {}, moneyOf(amounts.tax), words('Description', 'Sales tax')),
    fee('convenienceFee', amounts.convenienceFee),
  )
  const written = items.map(({ item }) => item)
  return requestOf('ConfirmationRequest', header, orderReference(facts), written)
}

/** A ConfirmationRequest of an order that was canceled or rejected. */
export function rejection(facts: OrderFacts, noticeDate: string): Xml {
  const attributes = {
    ...{ confirmID: `${facts.orderNumber}-canceled`, type: 'reject' },
    ...{ noticeDate: cxmlTime(noticeDate), operation: 'new' },
  }
  const why = facts.reason === '' ? null : words('Comments', facts.reason)
  return requestOf('ConfirmationRequest', element('ConfirmationHeader', attributes, why), orderReference(facts))
}

function shipToContact({ shipTo }: OrderFacts) {
  const { attention, label, line1, line2, city, state, zip } = shipTo
  const postal = element(
    'PostalAddress',
    {},
    [line1, line2].filter((line) => line !== '').map((line) => element('Street', {}, line)),
    element('City', {}, city),
    element('State', {}, state),
    element('PostalCode', {}, zip),
    element('Country', { isoCountryCode: 'US' }, 'United States'),
  )
  return element('Contact', { role: 'shipTo' }, words('Name', attention || label || line1), postal)
}

function itemIds({ itemName }: Pick<OrderedLine, 'itemName'>, unitId: number | undefined) {
  const auxiliary = unitId === undefined ? null : element('SupplierPartAuxiliaryID', {}, unitId)
  return element('ItemID', {}, element('SupplierPartID', {}, itemName), auxiliary)
}

/** The price and the base units of a line that ships. */
function shippedDetail(line: OrderedLine) {
  return element('ShipNoticeItemDetail', {}, unitPrice(line), nameOf(line), unitOf(line), priceBasis(line))
}

/** A ShipNoticeRequest of one parcel. */
export function shipNotice(facts: OrderFacts, parcel: ParcelFacts, noticeDate: string): Xml {
  const numbers = lineNumbers(facts)
  const shippedAt = cxmlTime(parcel.shippedAt)
  const items = parcel.lines.map(({ position, quantity }, index) => {
    const line = facts.lines.find((one) => one.position === position)
    if (line === undefined) throw new Error(`The parcel ${parcel.id} has a line that its order has not.`)
    const lineNumber = numbers.get(position) ?? String(position)
    const attributes = { quantity, lineNumber, shipNoticeLineNumber: index + 1 }
    const ids = itemIds(line, line.unitId)
    return element('ShipNoticeItem', attributes, ids, shippedDetail(line), unitOf(line))
  })
  const attributes = {
    shipmentID: `${facts.orderNumber}-${parcel.id}`,
    ...{ operation: 'new', noticeDate: cxmlTime(noticeDate), shipmentDate: shippedAt, shipmentType: 'actual' },
    fulfillmentType: parcel.isLast ? 'complete' : 'partial',
  }
  const header = element('ShipNoticeHeader', attributes, shipToContact(facts))
  const tracking = { domain: 'trackingNumber', trackingNumberDate: shippedAt }
  const control = element(
    'ShipControl',
    {},
    element('CarrierIdentifier', { domain: 'companyName' }, parcel.carrier),
    element('ShipmentIdentifier', tracking, parcel.trackingNumber),
  )
  const portion = element('ShipNoticePortion', {}, orderReference(facts), items)
  return requestOf('ShipNoticeRequest', header, control, portion)
}

function invoiceItem(facts: OrderFacts, line: InvoicedLine, lineNumber: string, index: number) {
  const unitId = facts.lines.find(({ position }) => position === line.position)?.unitId
  return element(
    'InvoiceDetailItem',
    { invoiceLineNumber: index + 1, quantity: line.quantity },
    ...[unitOf(line), unitPrice(line), priceBasis(line)],
    element('InvoiceDetailItemReference', { lineNumber }, itemIds(line, unitId), nameOf(line)),
    element('SubtotalAmount', {}, moneyOf(line.totalCents)),
    element('GrossAmount', {}, moneyOf(line.totalCents)),
    element('NetAmount', {}, moneyOf(line.totalCents)),
  )
}

function invoiceSummary({ taxPercent }: OrderFacts, { amounts, totalCents }: InvoiceFacts) {
  const taxed = { purpose: 'tax', category: 'sales', percentageRate: taxPercent }
  const taxDetail = element('TaxDetail', taxed, element('TaxAmount', {}, moneyOf(amounts.tax)))
  const handling = [moneyOf(amounts.convenienceFee), words('Description', 'Convenience fee')]
  return element(
    'InvoiceDetailSummary',
    {},
    element('SubtotalAmount', {}, moneyOf(amounts.subtotal)),
    element('Tax', {}, moneyOf(amounts.tax), words('Description', 'Sales tax'), taxDetail),
    amounts.convenienceFee === 0 ? null : element('SpecialHandlingAmount', {}, handling),
    element('ShippingAmount', {}, moneyOf(amounts.shipping)),
    element('GrossAmount', {}, moneyOf(totalCents)),
    element('NetAmount', {}, moneyOf(totalCents)),
    element('DueAmount', {}, moneyOf(totalCents)),
  )
}

/** An InvoiceDetailRequest: lines, tax, shipping and fee as the invoice has them, to the cent. */
export function invoiceDetail(facts: OrderFacts, invoice: InvoiceFacts): Xml {
  const numbers = lineNumbers(facts)
  const header = element(
    'InvoiceDetailRequestHeader',
    {
      ...{ invoiceID: invoice.invoiceNumber, purpose: 'standard', operation: 'new' },
      invoiceDate: noonOf(invoice.issuedOn),
    },
    element('InvoiceDetailHeaderIndicator', {}),
    element('InvoiceDetailLineIndicator', {}),
    element('PaymentTerm', { payInNumberOfDays: invoice.dueDays }),
  )
  const items = invoice.lines.map((line, index) =>
    invoiceItem(facts, line, numbers.get(line.position) ?? String(line.position), index),
  )
  const info = element('InvoiceDetailOrderInfo', {}, orderReference(facts))
  const order = element('InvoiceDetailOrder', {}, info, items)
  return requestOf('InvoiceDetailRequest', header, order, invoiceSummary(facts, invoice))
}

/** The content of the header of a document, and its identity. */
export interface DocumentHead {
  /** Of the order; the store answers as its receiver. */
  readonly parties: CxmlParties
  readonly secret: string
  readonly payloadId: string
  readonly at: Date
  readonly type: 'Fulfill' | 'InvoiceDetail'
}

/** A document that goes out, around its Request element. */
export function outgoingDocument({ parties, secret, payloadId, at, type }: DocumentHead, request: Xml): string {
  const { fromDomain, fromIdentity, toDomain, toIdentity } = parties
  const header = element(
    'Header',
    {},
    element('From', {}, credential(toDomain, toIdentity)),
    element('To', {}, credential(fromDomain, fromIdentity)),
    element('Sender', {}, credential(toDomain, toIdentity, secret), element('UserAgent', {}, 'Gauze')),
  )
  return cxmlDocument({ payloadId, at, type }, header, request)
}
