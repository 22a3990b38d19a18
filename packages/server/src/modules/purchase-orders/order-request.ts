import { multilineTextSchema, textSchema } from '@gauze/contract/schemas'
import {
  type Cents,
  formatDecimal,
  isValidQuantity,
  MAX_CART_LINES,
  MAX_QUANTITY,
  multiplyDecimals,
  roundToCents,
  sumCents,
} from '@gauze/rules'
import { CxmlRefusal, type PartyName, partyName } from '../cxml/envelope.js'
import { plainCount, plainNumber, wholeQuantity } from '../cxml/read-number.js'
import { deploymentModeOf, type SentRequest } from '../cxml/read-request.js'
import { childAt, childrenOf, textAt, type XmlElement } from '../cxml/read-xml.js'
import { knownPart } from './known-elements.js'
import { orderRemedies, orderRules } from './order-elements.js'
import type { PurchaseOrder, SentAddress, SentAmounts, SentOrderLine } from './purchase-orders.types.js'

const types = ['new', 'update', 'delete'] as const

const numberSchema = textSchema(40, 1)
const notesSchema = multilineTextSchema(1_000)
const payloadSchema = textSchema(255, 1)
const lineNumberSchema = textSchema(20, 1)

function refuse(words: string): never {
  throw new CxmlRefusal(400, words)
}

function textsOf(elements: readonly XmlElement[]): string[] {
  return elements.flatMap(({ text }) => (text === '' ? [] : [text]))
}

/**
 * Reads the Money of an element.
 * @param at the line with its words for people, or empty
 * @returns dollars with a decimal point; null if there is none
 */
function dollarsOf(element: XmlElement | undefined, at: string, kind: string): string | null {
  const money = element && childAt(element, 'Money')
  if (element === undefined || money === undefined) return null
  const currency = (money.attributes.currency ?? '').trim() || 'USD'
  if (currency.toUpperCase() !== 'USD') {
    refuse(`${at}the currency of ${element.name} is '${currency.slice(0, 40)}'. The store sells in USD.`)
  }
  const dollars = plainNumber(money.text)
  if (dollars !== null) return dollars
  refuse(
    `${at}${element.name} is '${money.text.slice(0, 40)}', which is not ${kind} such as 1234.56 or 1,234.56. A comma stands only between groups of three digits.`,
  )
}

/** Units of a line that a price may be for: powers of ten, so that the price of one unit is exact. */
const readableBases = [1, 10, 100, 1000, 10_000]

/** A number of a PriceBasisQuantity: 1 if it is missing, and NaN, which is no base, if it has another notation. */
function basisNumber(text: string): number {
  return Number(text.trim() === '' ? 1 : (plainCount(text) ?? Number.NaN))
}

/**
 * A PriceBasisQuantity says that the price is for so many units of its own, and how many of them one unit of the line
 * contains: a returned cart has the same number twice.
 * @returns the exact price of one unit; null if the line names none
 */
function priceOf(item: XmlElement, at: string): string | null {
  const dollars = dollarsOf(childAt(item, 'ItemDetail', 'UnitPrice'), `${at}: `, 'a price')
  const basis = childAt(item, 'ItemDetail', 'PriceBasisQuantity')
  if (basis === undefined) return dollars
  const { quantity = '', conversionFactor = '' } = basis.attributes
  const factor = basisNumber(conversionFactor)
  const unit = textAt(basis, 'UnitOfMeasure').toUpperCase()
  if (factor === 1 && unit !== '' && unit !== unitCodeOf(item)) {
    throw new CxmlRefusal(
      450,
      `${at}: PriceBasisQuantity is in another UnitOfMeasure than the line. Send the price of one unit, without PriceBasisQuantity.`,
    )
  }
  const units = basisNumber(quantity) / factor
  if (!readableBases.includes(units)) {
    throw new CxmlRefusal(
      450,
      `${at}: PriceBasisQuantity has the quantity '${quantity.slice(0, 40)}' and the conversionFactor '${conversionFactor.slice(0, 40)}'. Send the price of one unit, or of 10, 100, 1000 or 10000.`,
    )
  }
  return dollars === null ? null : formatDecimal(multiplyDecimals(dollars, 1 / units))
}

function unitCodeOf(item: XmlElement) {
  return textAt(item, 'ItemDetail', 'UnitOfMeasure').toUpperCase()
}

function quantityOf({ attributes: { quantity: given = '' } }: XmlElement, at: string): number {
  const quantity = wholeQuantity(given)
  if (quantity !== null && isValidQuantity(quantity)) return quantity
  const remedy = given.includes(',') ? ' A comma may mean two things: send 1000 or 1,000.0 for a thousand.' : ''
  refuse(`${at}: the quantity '${given.slice(0, 40)}' is not a whole number from 1 to ${MAX_QUANTITY}.${remedy}`)
}

function lineOf(item: XmlElement, index: number): SentOrderLine {
  const lineNumber = item.attributes.lineNumber?.trim() || String(index + 1)
  checked(lineNumberSchema, lineNumber, 'A lineNumber')
  const at = `Line ${lineNumber}`
  const quantity = quantityOf(item, at)
  const part = textAt(item, 'ItemID', 'SupplierPartID')
  if (part === '') refuse(`${at} has no SupplierPartID. Send the part number that the cart of the store returned.`)
  return {
    lineNumber,
    part,
    auxiliary: textAt(item, 'ItemID', 'SupplierPartAuxiliaryID'),
    unitCode: unitCodeOf(item),
    quantity,
    price: priceOf(item, at),
  }
}

function linesOf(request: XmlElement): SentOrderLine[] {
  const items = childrenOf(request, 'ItemOut')
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

/** The address of a ShipTo or a BillTo. */
function addressOf(place: XmlElement): SentAddress {
  const address = childAt(place, 'Address') ?? place
  const postal = childAt(address, 'PostalAddress') ?? address
  const [state, country] = ['State', 'Country'].map((name) => childAt(postal, name))
  return {
    id: (address.attributes.addressID ?? '').trim(),
    name: childAt(address, 'Name')?.text ?? '',
    streets: textsOf(childrenOf(postal, 'Street')),
    city: textAt(postal, 'City'),
    state: state?.text || (state?.attributes.isoStateCode ?? '').replace(/^US-/, ''),
    zip: textAt(postal, 'PostalCode'),
    country: country?.attributes.isoCountryCode || country?.text || (address.attributes.isoCountryCode ?? ''),
  }
}

/** The one address to which all goods go. */
function shipToOf(request: XmlElement, header: XmlElement): SentAddress {
  const places = [header, ...childrenOf(request, 'ItemOut')]
    .flatMap((element) => childrenOf(element, 'ShipTo'))
    .map(addressOf)
  const [first] = places
  if (first === undefined) refuse('The order has no ShipTo. Send the address to which the goods go.')
  if (places.some((place) => JSON.stringify(place) !== JSON.stringify(first))) {
    refuse('The lines of the order go to several addresses. Send one order for each ShipTo.')
  }
  return first
}

/** The bill-to of an order; null if it says nothing about the place but a name or a country. */
function billToOf(header: XmlElement): SentAddress | null {
  const own = childAt(header, 'BillTo')
  const sent = own && addressOf(own)
  if (sent === undefined) return null
  const { id, streets, city, state, zip } = sent
  return [id, ...streets, city, state, zip].some((text) => text !== '') ? sent : null
}

/** The recipients, the shipping method and the comments: words for the staff of the store. */
function notesIn(element: XmlElement): string[] {
  const postal = childAt(element, 'ShipTo', 'Address', 'PostalAddress')
  const recipients = postal ? textsOf(childrenOf(postal, 'DeliverTo')) : []
  const shipping = childAt(element, 'Shipping', 'Description')?.text ?? ''
  return [
    ...(recipients.length > 0 ? [`Deliver to: ${recipients.join(', ')}`] : []),
    ...(shipping === '' ? [] : [`Shipping: ${shipping}`]),
    ...textsOf(childrenOf(element, 'Comments')),
  ]
}

function notesOf(request: XmlElement, header: XmlElement): string {
  const ofLines = childrenOf(request, 'ItemOut').flatMap((item, index) => {
    const notes = notesIn(item)
    return notes.length === 0 ? [] : [`Line ${item.attributes.lineNumber ?? index + 1}: ${notes.join('\n')}`]
  })
  return [...notesIn(header), ...ofLines].join('\n')
}

/** The sum of an amount that the header or, if it has none, the lines have; null if it is 0, which says nothing. */
function amountOf(name: 'Total' | 'Shipping' | 'Tax', header: XmlElement, items: readonly XmlElement[]): Cents | null {
  const own = childAt(header, name)
  const amounts = own === undefined ? items.flatMap((item) => childrenOf(item, name)) : [own]
  const hasMoney = ({ children }: XmlElement) => children.some((child) => child.name === 'Money' && child.text !== '')
  const sum = sumCents(amounts.filter(hasMoney).map((amount) => roundToCents(dollarsOf(amount, '', 'an amount') ?? 0)))
  return sum === 0 ? null : sum
}

function amountsOf(request: XmlElement, header: XmlElement): SentAmounts {
  const items = childrenOf(request, 'ItemOut')
  return {
    total: amountOf('Total', header, []),
    shipping: amountOf('Shipping', header, items),
    tax: amountOf('Tax', header, items),
  }
}

/** The days in which the order is to be paid; null if it names none. */
function paymentDaysOf(header: XmlElement): number | null {
  const [days, ...others] = new Set(
    childrenOf(header, 'PaymentTerm').flatMap(
      ({ attributes: { payInNumberOfDays, payInNumberofDays } }) =>
        (payInNumberOfDays ?? payInNumberofDays)?.trim() || [],
    ),
  )
  if (days === undefined) return null
  if (others.length > 0 || !/^\d{1,4}$/.test(days)) {
    refuse(
      `PaymentTerm/@payInNumberOfDays is '${[days, ...others].join(', ').slice(0, 40)}', which is not one whole number of days. Send the terms of the company, or none.`,
    )
  }
  return Number(days)
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
  const known = types.find((one) => one === type.toLowerCase())
  if (known === undefined) {
    throw new CxmlRefusal(450, `The order type '${type.slice(0, 40)}' is not offered. Send new, update or delete.`)
  }
  if (orderType.toLowerCase() !== 'regular') {
    throw new CxmlRefusal(450, `The orderType '${orderType.slice(0, 40)}' is not offered. Send a regular order.`)
  }
  return known
}

const modes = ['production', 'test']

function isTestOrder(document: XmlElement): boolean {
  const mode = deploymentModeOf(document)
  if (!modes.includes(mode)) {
    refuse(
      `The deploymentMode '${mode.slice(0, 40)}' is not known. Nothing has changed. Send production or test, in small letters.`,
    )
  }
  return mode === 'test'
}

type Content = Pick<PurchaseOrder, 'shipTo' | 'billTo' | 'notes' | 'amounts' | 'paymentDays' | 'lines'>

/** A deletion may repeat everything of the order that it cancels. */
const deletion: Content = {
  shipTo: null,
  billTo: null,
  notes: '',
  amounts: { total: null, shipping: null, tax: null },
  paymentDays: null,
  lines: [],
}

function headerOf(request: XmlElement): XmlElement {
  return childAt(request, 'OrderRequestHeader') ?? refuse('The OrderRequest has no OrderRequestHeader.')
}

function contentOf(request: XmlElement): Content {
  const known = knownPart(request, orderRules, orderRemedies)
  const header = headerOf(known)
  return {
    shipTo: shipToOf(known, header),
    billTo: billToOf(header),
    notes: checked(notesSchema, notesOf(known, header), 'The Comments of the order and its lines'),
    amounts: amountsOf(known, header),
    paymentDays: paymentDaysOf(header),
    lines: linesOf(known),
  }
}

/**
 * Reads an OrderRequest. Elements may stand in any order.
 * @param agreed the name under which the store knows the procurement system
 * @throws CxmlRefusal naming the parts that are missing, wrong, or not supported by the store
 * @example const { number, lines } = readPurchaseOrder(sent, buyer)
 */
export function readPurchaseOrder({ document, header, request }: SentRequest, agreed: PartyName): PurchaseOrder {
  const own = headerOf(request)
  const type = typeOf(own.attributes)
  const from = partyName(childAt(header, 'From'), agreed)
  const to = partyName(childAt(header, 'To'))
  return {
    type,
    payloadId: checked(payloadSchema, document.attributes.payloadID ?? '', 'The payloadID of the document'),
    number: checked(numberSchema, (own.attributes.orderID ?? '').trim(), 'The orderID, which is the PO number,'),
    version: versionOf(own.attributes),
    orderDate: (own.attributes.orderDate ?? '').slice(0, 40),
    isTest: isTestOrder(document),
    parties: {
      fromDomain: from.domain,
      fromIdentity: from.identity,
      toDomain: to.domain,
      toIdentity: to.identity,
    },
    ...(type === 'delete' ? deletion : contentOf(request)),
  }
}
