import { cents, dollarsFromCents, nameWithVariant } from '@gauze/rules'
import { escapeHtml } from '../../base/escape-html.js'
import type { CxmlParties, PurchasedLine } from '../../db/schema/index.js'
import { credential, cxmlDocument, cxmlTime } from '../cxml/envelope.js'
import { exactPrice } from '../cxml/exact-price.js'
import { priceBasis } from '../cxml/price-basis.js'
import { unitCode } from '../cxml/unit-code.js'
import type { InvoicedLine, InvoiceFacts, OrderedLine, OrderFacts, ParcelFacts } from './document-facts.repository.js'

function element(name: string, content: string, attributes: Readonly<Record<string, string | number>> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`)
  return content === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${content}</${name}>`
}

function textElement(name: string, text: string, attributes: Readonly<Record<string, string>> = {}) {
  return element(name, escapeHtml(text), attributes)
}

function words(name: string, text: string) {
  return textElement(name, text, { 'xml:lang': 'en-US' })
}

function money(dollars: string) {
  return textElement('Money', dollars, { currency: 'USD' })
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
  return element('OrderReference', element('DocumentReference', '', { payloadID: payloadId }), {
    orderID: number,
    ...dated,
  })
}

/** Pairs the lines of an order with those of its purchase order: of the same item and unit, in their order. */
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
  return textElement('UnitOfMeasure', unitCode(unitLabel, conversionRate))
}

function unitPrice({ price, conversionRate }: Pick<OrderedLine, 'price' | 'conversionRate'>) {
  return element('UnitPrice', money(exactPrice(price, conversionRate)))
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
    element('ConfirmationStatus', unit, { quantity, type, ...(type === 'accept' ? dated : {}) }),
  )
  const quantity = statuses.reduce((sum, status) => sum + status.quantity, 0)
  const item = element('ConfirmationItem', `${unit}${written.join('')}`, { quantity, lineNumber: purchased.lineNumber })
  return { item, isAccepted: statuses.every(({ type }) => type === 'accept') }
}

function fee(name: string, amount: number) {
  return amount === 0 ? '' : textElement('Extrinsic', dollarsFromCents(cents(amount)).toFixed(2), { name })
}

/** A ConfirmationRequest of an order that was accepted, with the lines that wait for goods. */
export function confirmation(facts: OrderFacts, noticeDate: string): string {
  const pairs = pairedLines(facts)
  const waiting = waitingUnits(facts)
  const items = facts.purchasedLines.map((purchased) => {
    const line = pairs.get(purchased)
    return confirmationItem(facts, purchased, line, line === undefined ? 0 : (waiting.get(line) ?? 0))
  })
  const { amounts, orderNumber } = facts
  const header = element(
    'ConfirmationHeader',
    [
      element('Total', moneyOf(amounts.subtotal)),
      element('Shipping', `${moneyOf(amounts.shipping)}${words('Description', 'Shipping')}`),
      element('Tax', `${moneyOf(amounts.tax)}${words('Description', 'Sales tax')}`),
      fee('convenienceFee', amounts.convenienceFee),
    ].join(''),
    {
      confirmID: orderNumber,
      type: items.every(({ isAccepted }) => isAccepted) ? 'accept' : 'detail',
      noticeDate: cxmlTime(noticeDate),
      operation: 'new',
    },
  )
  const content = `${header}${orderReference(facts)}${items.map(({ item }) => item).join('')}`
  return element('Request', element('ConfirmationRequest', content), { deploymentMode: 'production' })
}

/** A ConfirmationRequest of an order that was canceled or rejected. */
export function rejection(facts: OrderFacts, noticeDate: string): string {
  const why = facts.reason === '' ? '' : words('Comments', facts.reason)
  const header = element('ConfirmationHeader', why, {
    ...{ confirmID: `${facts.orderNumber}-canceled`, type: 'reject' },
    ...{ noticeDate: cxmlTime(noticeDate), operation: 'new' },
  })
  return element('Request', element('ConfirmationRequest', `${header}${orderReference(facts)}`), {
    deploymentMode: 'production',
  })
}

function shipToContact({ shipTo }: OrderFacts) {
  const { attention, label, line1, line2, city, state, zip } = shipTo
  const streets = [line1, line2].filter((line) => line !== '').map((line) => textElement('Street', line))
  const postal = [
    ...streets,
    textElement('City', city),
    textElement('State', state),
    textElement('PostalCode', zip),
    textElement('Country', 'United States', { isoCountryCode: 'US' }),
  ]
  const name = words('Name', attention || label || line1)
  return element('Contact', `${name}${element('PostalAddress', postal.join(''))}`, { role: 'shipTo' })
}

function itemIds(itemId: number, unitId: number | undefined) {
  const auxiliary = unitId === undefined ? '' : textElement('SupplierPartAuxiliaryID', String(unitId))
  return element('ItemID', `${textElement('SupplierPartID', String(itemId))}${auxiliary}`)
}

/** The price and the base units of a line that ships. */
function shippedDetail(line: OrderedLine) {
  return element('ShipNoticeItemDetail', `${unitPrice(line)}${nameOf(line)}${unitOf(line)}${priceBasis(line)}`)
}

/** A ShipNoticeRequest of one parcel. */
export function shipNotice(facts: OrderFacts, parcel: ParcelFacts, noticeDate: string): string {
  const numbers = lineNumbers(facts)
  const shippedAt = cxmlTime(parcel.shippedAt)
  const items = parcel.lines.map(({ position, quantity }, index) => {
    const line = facts.lines.find((one) => one.position === position)
    if (line === undefined) throw new Error(`The parcel ${parcel.id} has a line that its order has not.`)
    const lineNumber = numbers.get(position) ?? String(position)
    const content = `${itemIds(line.itemId, line.unitId)}${shippedDetail(line)}${unitOf(line)}`
    return element('ShipNoticeItem', content, { quantity, lineNumber, shipNoticeLineNumber: index + 1 })
  })
  const header = element('ShipNoticeHeader', shipToContact(facts), {
    shipmentID: `${facts.orderNumber}-${parcel.id}`,
    ...{ operation: 'new', noticeDate: cxmlTime(noticeDate), shipmentDate: shippedAt, shipmentType: 'actual' },
    fulfillmentType: parcel.isLast ? 'complete' : 'partial',
  })
  const tracking = { domain: 'trackingNumber', trackingNumberDate: shippedAt }
  const control = element(
    'ShipControl',
    `${textElement('CarrierIdentifier', parcel.carrier, { domain: 'companyName' })}\
${textElement('ShipmentIdentifier', parcel.trackingNumber, tracking)}`,
  )
  const portion = element('ShipNoticePortion', `${orderReference(facts)}${items.join('')}`)
  return element('Request', element('ShipNoticeRequest', `${header}${control}${portion}`), {
    deploymentMode: 'production',
  })
}

function invoiceItem(facts: OrderFacts, line: InvoicedLine, lineNumber: string, index: number) {
  const unitId = facts.lines.find(({ position }) => position === line.position)?.unitId
  const content = [
    ...[unitOf(line), unitPrice(line), priceBasis(line)],
    element('InvoiceDetailItemReference', `${itemIds(line.itemId, unitId)}${nameOf(line)}`, { lineNumber }),
    element('SubtotalAmount', moneyOf(line.totalCents)),
    element('GrossAmount', moneyOf(line.totalCents)),
    element('NetAmount', moneyOf(line.totalCents)),
  ]
  return element('InvoiceDetailItem', content.join(''), { invoiceLineNumber: index + 1, quantity: line.quantity })
}

function invoiceSummary({ taxPercent }: OrderFacts, { amounts, totalCents }: InvoiceFacts) {
  const taxDetail = element('TaxDetail', element('TaxAmount', moneyOf(amounts.tax)), {
    ...{ purpose: 'tax', category: 'sales', percentageRate: taxPercent },
  })
  const handling = `${moneyOf(amounts.convenienceFee)}${words('Description', 'Convenience fee')}`
  return element(
    'InvoiceDetailSummary',
    [
      element('SubtotalAmount', moneyOf(amounts.subtotal)),
      element('Tax', `${moneyOf(amounts.tax)}${words('Description', 'Sales tax')}${taxDetail}`),
      amounts.convenienceFee === 0 ? '' : element('SpecialHandlingAmount', handling),
      element('ShippingAmount', moneyOf(amounts.shipping)),
      element('GrossAmount', moneyOf(totalCents)),
      element('NetAmount', moneyOf(totalCents)),
      element('DueAmount', moneyOf(totalCents)),
    ].join(''),
  )
}

/** An InvoiceDetailRequest: lines, tax, shipping and fee as the invoice has them, to the cent. */
export function invoiceDetail(facts: OrderFacts, invoice: InvoiceFacts): string {
  const numbers = lineNumbers(facts)
  const header = element(
    'InvoiceDetailRequestHeader',
    [
      element('InvoiceDetailHeaderIndicator', ''),
      element('InvoiceDetailLineIndicator', ''),
      element('PaymentTerm', '', { payInNumberOfDays: invoice.dueDays }),
    ].join(''),
    {
      ...{ invoiceID: invoice.invoiceNumber, purpose: 'standard', operation: 'new' },
      invoiceDate: noonOf(invoice.issuedOn),
    },
  )
  const items = invoice.lines.map((line, index) =>
    invoiceItem(facts, line, numbers.get(line.position) ?? String(line.position), index),
  )
  const order = element(
    'InvoiceDetailOrder',
    `${element('InvoiceDetailOrderInfo', orderReference(facts))}${items.join('')}`,
  )
  return element('Request', element('InvoiceDetailRequest', `${header}${order}${invoiceSummary(facts, invoice)}`), {
    deploymentMode: 'production',
  })
}

/** What the header of a document says, and its identity. */
export interface DocumentHead {
  /** Of the order; the store answers as its receiver. */
  readonly parties: CxmlParties
  readonly secret: string
  readonly payloadId: string
  readonly at: Date
  readonly type: 'Fulfill' | 'InvoiceDetail'
}

/** A document that goes out, around its Request element. */
export function outgoingDocument({ parties, secret, payloadId, at, type }: DocumentHead, request: string): string {
  const { fromDomain, fromIdentity, toDomain, toIdentity } = parties
  const header = [
    element('From', credential(toDomain, toIdentity)),
    element('To', credential(fromDomain, fromIdentity)),
    element('Sender', `${credential(toDomain, toIdentity, secret)}<UserAgent>Gauze</UserAgent>`),
  ]
  return cxmlDocument({ payloadId, at, type }, `${element('Header', header.join(''))}${request}`)
}
