import { randomUUID } from 'node:crypto'
import { escapeHtml } from '../../../base/escape-html.js'
import { cxmlTime } from '../../cxml/envelope.js'
import { shipToElement } from '../../cxml/ship-to-element.js'
import type { CheckTarget } from './check.types.js'

/** The parts of a setup request that differ from a plain one. */
export interface SetupParts {
  readonly operation?: 'create' | 'edit' | 'inspect'
  readonly buyerCookie?: string
  readonly identity?: string
  readonly secret?: string
  /** Elements before BrowserFormPost. */
  readonly extrinsics?: string
  /** Elements after BrowserFormPost. */
  readonly more?: string
  /** The document type, with its declarations. */
  readonly doctype?: string
  /** Names the document; random if not given. */
  readonly payloadId?: string
}

const plainDoctype = '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.060/cXML.dtd">'

function credential(domain: string, identity: string, more = '') {
  return `<Credential domain="${escapeHtml(domain)}"><Identity>${escapeHtml(identity)}</Identity>${more}</Credential>`
}

function newPayloadId() {
  return `${Date.now()}.${randomUUID()}@punchout-check`
}

function document(target: CheckTarget, parts: SetupParts, request: string) {
  const { identity, secret, doctype = plainDoctype, payloadId = newPayloadId() } = parts
  const own = identity ?? target.identity
  const shared = `<SharedSecret>${escapeHtml(secret ?? target.secret)}</SharedSecret>`
  return `<?xml version="1.0" encoding="UTF-8"?>
${doctype}
<cXML payloadID="${payloadId}" timestamp="${cxmlTime(new Date())}" xml:lang="en-US">
<Header><From>${credential(target.domain, own)}</From><To>${credential(target.to.domain, target.to.identity)}</To>
<Sender>${credential(target.domain, own, shared)}<UserAgent>Gauze punch-out check</UserAgent></Sender></Header>
<Request deploymentMode="test">${request}</Request></cXML>`
}

/**
 * A PunchOutSetupRequest as a procurement system sends it.
 * @example setupRequest(target, { operation: 'edit', more: itemOut('1017', 2) })
 */
export function setupRequest(target: CheckTarget, parts: SetupParts = {}): string {
  const { operation = 'create', buyerCookie = randomUUID(), extrinsics = '', more = '' } = parts
  return document(
    target,
    parts,
    `<PunchOutSetupRequest operation="${operation}"><BuyerCookie>${buyerCookie}</BuyerCookie>${extrinsics}\
<BrowserFormPost><URL>${escapeHtml(target.returnUrl)}</URL></BrowserFormPost>${more}</PunchOutSetupRequest>`,
  )
}

/** A ProfileRequest, which asks a server for the transactions that it takes. */
export function profileRequest(target: CheckTarget): string {
  return document(target, {}, '<ProfileRequest/>')
}

/**
 * An OrderRequest with the deployment mode `test`, which a server checks and does not place.
 * @param item a part number, as {@link itemOut} takes it
 * @param orderTo the ShipTo
 */
export function testOrderRequest(
  target: CheckTarget,
  item: string,
  { id, place }: NonNullable<CheckTarget['orderTo']>,
  parts: SetupParts = {},
): string {
  const header = `<Total><Money currency="USD">0.00</Money></Total>\
${shipToElement(id, place)}\
<BillTo><Address><Name xml:lang="en">Accounts payable</Name></Address></BillTo>`
  return document(
    target,
    parts,
    `<OrderRequest><OrderRequestHeader orderID="CHECK-${Date.now()}" orderDate="${cxmlTime(new Date())}" type="new">\
${header}</OrderRequestHeader>${itemOut(item, 1)}</OrderRequest>`,
  )
}

/**
 * A line of an earlier cart.
 * @param item a part number; after a slash, the part of SupplierPartAuxiliaryID
 */
export function itemOut(item: string, quantity: number): string {
  const [part = '', auxiliary] = item.split('/')
  const second =
    auxiliary === undefined ? '' : `<SupplierPartAuxiliaryID>${escapeHtml(auxiliary)}</SupplierPartAuxiliaryID>`
  return `<ItemOut quantity="${quantity}" lineNumber="1"><ItemID><SupplierPartID>${escapeHtml(part)}</SupplierPartID>${second}</ItemID></ItemOut>`
}
