import { randomUUID } from 'node:crypto'
import { dollarsFromCents, lineTotal, sumCents } from '@gauze/rules'
import { credential, cxmlDocument, cxmlTime } from '../../cxml/envelope.js'
import type { BuyerClaim } from '../../cxml/read-request.js'
import { elementAt, elementsOf, readXml, textAt, type XmlElement } from '../../cxml/read-xml.js'
import { placeOf, shipToElement } from '../../cxml/ship-to-element.js'
import { element, money, words, type Xml } from '../../cxml/write-xml.js'

/** A document of the pretended system around its request. */
function documentOf({ domain, identity, secret }: BuyerClaim, deploymentMode: 'production' | 'test', request: Xml) {
  const header = element(
    'Header',
    {},
    element('From', {}, credential(domain, identity)),
    element('To', {}, credential(domain, 'gauze')),
    element('Sender', {}, credential(domain, identity, secret), element('UserAgent', {}, 'dev')),
  )
  const identified = { payloadId: `${randomUUID()}@dev`, at: new Date() }
  return cxmlDocument(identified, header, element('Request', { deploymentMode }, request))
}

/** A visit that the pretended system asks for. */
export interface SetupForm extends BuyerClaim {
  readonly operation: string
  /** ItemOut elements, as a page of the pretended system sends them. */
  readonly items: string
}

/**
 * The PunchOutSetupRequest of a form.
 * @param returnUrl the address of BrowserFormPost
 * @example setupDocument({ ...claim, operation: 'create', items: '' }, 'http://localhost:3000/dev/punchout/return')
 */
export function setupDocument({ operation, items, ...claim }: SetupForm, returnUrl: string): string {
  const request = element(
    'PunchOutSetupRequest',
    { operation },
    element('BuyerCookie', {}, 'dev'),
    element('Extrinsic', { name: 'FirstName' }, 'Avery'),
    element('BrowserFormPost', {}, element('URL', {}, returnUrl)),
    elementsIn(items),
  )
  return documentOf(claim, 'test', request)
}

function xmlOf({ name, attributes, children, text }: XmlElement): Xml {
  return element(name, attributes, children.length === 0 ? text : children.map(xmlOf))
}

/** The elements of a text, one after another. */
function elementsIn(text: string): Xml[] {
  return readXml(`<items>${text}</items>`).children.map(xmlOf)
}

function childOf(line: XmlElement, name: string): Xml | null {
  const child = elementAt(line, name)
  return child === undefined ? null : xmlOf(child)
}

/** The lines of a returned message as a request sends them to be edited. */
export function itemsToEdit(message: string): string {
  return elementsOf(readXml(message), 'ItemIn')
    .map((line) => element('ItemOut', { quantity: line.attributes.quantity ?? '' }, childOf(line, 'ItemID')))
    .join('')
}

/** The content that an order takes from a returned message. */
export interface ReturnedItems {
  /** ItemOut elements. */
  readonly items: string
  /** Of the items, in dollars and cents. */
  readonly total: string
}

/** The lines of a returned message as an order has them: a system passes each ItemDetail on as it came. */
export function itemsToOrder(message: string): ReturnedItems {
  const lines = elementsOf(readXml(message), 'ItemIn')
  const items = lines.map((line) => {
    const { quantity = '', lineNumber = '' } = line.attributes
    return element('ItemOut', { quantity, lineNumber }, childOf(line, 'ItemID'), childOf(line, 'ItemDetail'))
  })
  const total = sumCents(
    lines.map((line) => {
      const quantity = Number(line.attributes.quantity)
      return lineTotal({ price: textAt(line, 'UnitPrice', 'Money'), conversionRate: 1, quantity })
    }),
  )
  return { items: items.join(''), total: dollarsFromCents(total).toFixed(2) }
}

/** An order of the pretended system. */
export interface OrderForm extends BuyerClaim, ReturnedItems {
  /** The orderID. */
  readonly order: string
  /** The addressID of ShipTo. */
  readonly address: string
  /** Its place in one line; the store refuses an addressID alone. */
  readonly place: string
}

/**
 * The OrderRequest of a form.
 * @example orderDocument({ ...claim, ...itemsToOrder(message), order: 'PO-1', address: 'Receiving', place: '1 Main Street, Albany, NY 12207' })
 */
export function orderDocument({ order, address, place, items, total, ...claim }: OrderForm): string {
  const header = element(
    'OrderRequestHeader',
    { orderID: order, orderDate: cxmlTime(new Date()), type: 'new' },
    element('Total', {}, money(total)),
    shipToElement(address, placeOf(place)),
    element('BillTo', {}, element('Address', {}, words('Name', 'Accounts payable'))),
  )
  return documentOf(claim, 'production', element('OrderRequest', {}, header, elementsIn(items)))
}
