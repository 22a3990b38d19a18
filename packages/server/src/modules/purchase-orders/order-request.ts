import { multilineTextSchema, textSchema } from '@gauze/contract/schemas'
import { isValidQuantity, MAX_CART_LINES, MAX_QUANTITY } from '@gauze/rules'
import type { SentOrder } from '../punchout/cxml.js'
import { CxmlRefusal, credentialOf } from '../punchout/cxml-envelope.js'
import { elementAt, elementsOf, textAt, type XmlElement } from '../punchout/read-xml.js'
import type { PurchaseOrder, SentAddress, SentOrderLine } from './purchase-orders.types.js'

const types = ['new', 'update', 'delete'] as const

const numberSchema = textSchema(40, 1)
const notesSchema = multilineTextSchema(1_000)
const payloadSchema = textSchema(255, 1)
const lineNumberSchema = textSchema(20, 1)

function refuse(words: string): never {
  throw new CxmlRefusal(400, words)
}

function childText({ children }: XmlElement, name: string): string {
  return children
    .filter((child) => child.name === name)
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join('\n')
}

/** @returns the price of one unit; null if the line names none */
function priceOf(item: XmlElement, at: string): string | null {
  const money = elementAt(item, 'ItemDetail', 'UnitPrice', 'Money')
  if (money === undefined) return null
  const currency = money.attributes.currency ?? 'USD'
  if (currency !== 'USD') refuse(`${at}: the currency of UnitPrice is '${currency}'. The store sells in USD.`)
  const basis = elementAt(item, 'ItemDetail', 'PriceBasisQuantity')
  const isPerUnit = basis === undefined || [basis.attributes.quantity, basis.attributes.conversionFactor].every(isOne)
  if (!isPerUnit) refuse(`${at}: UnitPrice has another PriceBasisQuantity than 1. Send the price of one unit.`)
  const given = money.text.replaceAll(',', '')
  if (!/^\d{1,7}(?:\.\d{1,8})?$/.test(given)) {
    refuse(`${at}: UnitPrice is '${money.text.slice(0, 40)}', which is not a price such as 12.34.`)
  }
  return given
}

function isOne(text: string | undefined) {
  return text === undefined || Number(text) === 1
}

function lineOf(item: XmlElement, index: number): SentOrderLine {
  const lineNumber = item.attributes.lineNumber?.trim() || String(index + 1)
  checked(lineNumberSchema, lineNumber, 'A lineNumber')
  const at = `Line ${lineNumber}`
  const { quantity: given = '' } = item.attributes
  const quantity = /^\d{1,7}(?:\.0{1,4})?$/.test(given) ? Number(given) : 0
  if (!isValidQuantity(quantity)) {
    refuse(`${at}: the quantity '${given.slice(0, 40)}' is not a whole number from 1 to ${MAX_QUANTITY}.`)
  }
  const part = textAt(item, 'ItemID', 'SupplierPartID')
  if (part === '') refuse(`${at} has no SupplierPartID. Send the part number that the cart of the store returned.`)
  return {
    lineNumber,
    part,
    auxiliary: textAt(item, 'ItemID', 'SupplierPartAuxiliaryID'),
    unitCode: textAt(item, 'ItemDetail', 'UnitOfMeasure').toUpperCase(),
    quantity,
    price: priceOf(item, at),
  }
}

function linesOf(request: XmlElement): SentOrderLine[] {
  const items = elementsOf(request, 'ItemOut')
  if (items.length === 0) refuse('The order has no ItemOut. Send at least one line.')
  if (items.length > MAX_CART_LINES)
    refuse(`An order has at most ${MAX_CART_LINES} lines, and this one has ${items.length}.`)
  const lines = items.map(lineOf)
  const numbers = new Set<string>()
  for (const { lineNumber } of lines) {
    if (numbers.has(lineNumber)) refuse(`Two lines have the lineNumber ${lineNumber}. Number each once.`)
    numbers.add(lineNumber)
  }
  return lines
}

function textsAt(element: XmlElement | undefined, name: string): string[] {
  return element ? elementsOf(element, name).flatMap(({ text }) => (text === '' ? [] : [text])) : []
}

/** The address of a ShipTo or a BillTo. */
function addressOf(place: XmlElement): SentAddress {
  const address = elementAt(place, 'Address') ?? place
  const postal = elementAt(address, 'PostalAddress') ?? address
  const [state, country] = ['State', 'Country'].map((name) => elementAt(postal, name))
  return {
    id: (address.attributes.addressID ?? '').trim(),
    name: address.children.find(({ name }) => name === 'Name')?.text ?? '',
    streets: textsAt(postal, 'Street'),
    city: textAt(postal, 'City'),
    state: state?.text || (state?.attributes.isoStateCode ?? '').replace(/^US-/, ''),
    zip: textAt(postal, 'PostalCode'),
    country: country?.attributes.isoCountryCode || country?.text || (address.attributes.isoCountryCode ?? ''),
  }
}

/** The one address to which all goods go. */
function shipToOf(request: XmlElement, header: XmlElement): SentAddress {
  const own = elementAt(header, 'ShipTo')
  const ofLines = elementsOf(request, 'ItemOut').flatMap((item) => elementsOf(item, 'ShipTo'))
  const places = [...(own ? [own] : []), ...ofLines].map(addressOf)
  const [first] = places
  if (first === undefined) refuse('The order has no ShipTo. Send the address to which the goods go.')
  if (places.some((place) => JSON.stringify(place) !== JSON.stringify(first))) {
    refuse('The lines of the order go to several addresses. Send one order for each ShipTo.')
  }
  return first
}

/** The bill-to of an order; null if it is only a name. */
function billToOf(header: XmlElement): SentAddress | null {
  const own = elementAt(header, 'BillTo')
  const sent = own && addressOf(own)
  return sent !== undefined && (sent.id !== '' || sent.streets.length > 0) ? sent : null
}

/** To whom goods are delivered, and the comments. */
function notesIn(element: XmlElement): string[] {
  const recipients = textsAt(elementAt(element, 'ShipTo'), 'DeliverTo')
  const to = recipients.length === 0 ? '' : `Deliver to: ${recipients.join(', ')}`
  return [to, childText(element, 'Comments')].filter((text) => text !== '')
}

function notesOf(request: XmlElement, header: XmlElement): string {
  const ofLines = elementsOf(request, 'ItemOut').flatMap((item, index) =>
    notesIn(item).map((text) => `Line ${item.attributes.lineNumber ?? index + 1}: ${text}`),
  )
  return [...notesIn(header), ...ofLines].join('\n')
}

function checked(schema: typeof numberSchema, text: string, name: string): string {
  const { error } = schema.safeParse(text)
  if (error) refuse(`${name} ${error.issues.map(({ message }) => message).join(', ')}.`)
  return text
}

function versionOf({ orderVersion }: XmlElement['attributes']): number | null {
  if (orderVersion === undefined) return null
  if (!/^\d{1,9}$/.test(orderVersion)) refuse(`The orderVersion '${orderVersion.slice(0, 40)}' is not a whole number.`)
  return Number(orderVersion)
}

function typeOf({ type = 'new', orderType = 'regular' }: XmlElement['attributes']): PurchaseOrder['type'] {
  const known = types.find((one) => one === type)
  if (known === undefined) {
    throw new CxmlRefusal(450, `The order type '${type.slice(0, 40)}' is not offered. Send new, update or delete.`)
  }
  if (orderType !== 'regular') {
    throw new CxmlRefusal(450, `The orderType '${orderType.slice(0, 40)}' is not offered. Send a regular order.`)
  }
  return known
}

const modes = ['production', 'test']

/** The deploymentMode of a document: production if it names none. */
export function deploymentModeOf(document: XmlElement): string {
  return elementAt(document, 'Request')?.attributes.deploymentMode ?? 'production'
}

function isTestOrder(document: XmlElement): boolean {
  const mode = deploymentModeOf(document)
  if (!modes.includes(mode)) {
    refuse(
      `The deploymentMode '${mode.slice(0, 40)}' is not known. Nothing has changed. Send production or test, in small letters.`,
    )
  }
  return mode === 'test'
}

/**
 * Reads an OrderRequest. Elements may stand in any order, and unknown ones are ignored.
 * @throws CxmlRefusal naming what is missing or wrong
 */
export function readPurchaseOrder({ document, header, request }: SentOrder): PurchaseOrder {
  const own = elementAt(request, 'OrderRequestHeader')
  if (own === undefined) refuse('The OrderRequest has no OrderRequestHeader.')
  const type = typeOf(own.attributes)
  if (elementAt(own, 'Payment', 'PCard') !== undefined) {
    refuse('The order is to be paid by a purchasing card. Orders by cXML are paid on terms: send it without Payment.')
  }
  const [from, to] = ['From', 'To'].map((name) => credentialOf(elementAt(header, name)))
  return {
    type,
    payloadId: checked(payloadSchema, document.attributes.payloadID ?? '', 'The payloadID of the document'),
    number: checked(numberSchema, (own.attributes.orderID ?? '').trim(), 'The orderID, which is the PO number,'),
    version: versionOf(own.attributes),
    orderDate: (own.attributes.orderDate ?? '').slice(0, 40),
    isTest: isTestOrder(document),
    parties: {
      fromDomain: from?.domain ?? '',
      fromIdentity: from?.identity ?? '',
      toDomain: to?.domain ?? '',
      toIdentity: to?.identity ?? '',
    },
    shipTo: type === 'delete' ? null : shipToOf(request, own),
    billTo: type === 'delete' ? null : billToOf(own),
    notes:
      type === 'delete' ? '' : checked(notesSchema, notesOf(request, own), 'The Comments of the order and its lines'),
    lines: type === 'delete' ? [] : linesOf(request),
  }
}
