import { randomUUID } from 'node:crypto'
import { dollarsFromCents, lineTotal, sumCents } from '@gauze/rules'
import { escapeHtml } from '../../base/escape-html.js'
import { credential, cxmlDocument, cxmlTime } from '../cxml/envelope.js'
import { elementAt, elementsOf, readXml, textAt, type XmlElement } from '../cxml/read-xml.js'
import { placeOf, shipToElement } from '../cxml/ship-to-element.js'
import type { BuyerClaim } from './punch-out.types.js'

/** A document of the pretended system around its request. */
function documentOf({ domain, identity, secret }: BuyerClaim, mode: 'production' | 'test', request: string) {
  const header = `<Header><From>${credential(domain, identity)}</From><To>${credential(domain, 'gauze')}</To>\
<Sender>${credential(domain, identity, secret)}<UserAgent>dev</UserAgent></Sender></Header>`
  const content = `${header}<Request deploymentMode="${mode}">${request}</Request>`
  return cxmlDocument({ payloadId: `${randomUUID()}@dev`, at: new Date() }, content)
}

/** A visit that the pretended system asks for. */
export interface SetupForm extends BuyerClaim {
  readonly operation: string
  /** ItemOut elements. */
  readonly items: string
}

/**
 * The PunchOutSetupRequest of a form.
 * @param returnUrl the address of BrowserFormPost
 * @example setupDocument({ ...claim, operation: 'create', items: '' }, 'http://localhost:3000/dev/punchout/return')
 */
export function setupDocument({ operation, items, ...claim }: SetupForm, returnUrl: string): string {
  const request = `<PunchOutSetupRequest operation="${escapeHtml(operation)}"><BuyerCookie>dev</BuyerCookie>\
<Extrinsic name="FirstName">Avery</Extrinsic><BrowserFormPost><URL>${escapeHtml(returnUrl)}</URL></BrowserFormPost>\
${items}</PunchOutSetupRequest>`
  return documentOf(claim, 'test', request)
}

function xmlOf({ name, attributes, children, text }: XmlElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  const content = children.length === 0 ? escapeHtml(text) : children.map(xmlOf).join('')
  return `<${name}${written.join('')}>${content}</${name}>`
}

function childOf(line: XmlElement, name: string): string {
  const child = elementAt(line, name)
  return child === undefined ? '' : xmlOf(child)
}

/** The lines of a returned message as a request sends them to be edited. */
export function itemsToEdit(message: string): string {
  return elementsOf(readXml(message), 'ItemIn')
    .map((line) => {
      const quantity = escapeHtml(line.attributes.quantity ?? '')
      return `<ItemOut quantity="${quantity}">${childOf(line, 'ItemID')}</ItemOut>`
    })
    .join('')
}

/** What an order takes from a returned message. */
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
    const content = `${childOf(line, 'ItemID')}${childOf(line, 'ItemDetail')}`
    return `<ItemOut quantity="${escapeHtml(quantity)}" lineNumber="${escapeHtml(lineNumber)}">${content}</ItemOut>`
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
  const header = `<OrderRequestHeader orderID="${escapeHtml(order)}" orderDate="${cxmlTime(new Date())}" type="new">\
<Total><Money currency="USD">${escapeHtml(total)}</Money></Total>${shipToElement(address, placeOf(place))}\
<BillTo><Address><Name xml:lang="en-US">Accounts payable</Name></Address></BillTo></OrderRequestHeader>`
  return documentOf(claim, 'production', `<OrderRequest>${header}${items}</OrderRequest>`)
}
