import { escapeHtml } from '../../base/escape-html.js'
import { CxmlRefusal, credential, credentialOf, envelope, type MessagePlace, readDocument } from './cxml-envelope.js'
import type { BuyerClaim, ReturnedLine, SentLine, Visit } from './punchout.types.js'
import { elementAt, elementsOf, textAt, type XmlElement } from './read-xml.js'
import { unitCode } from './unit-code.js'

/** Every item of the store is of the UNSPSC segment of medical equipment and supplies. */
const classification = '42000000'

/** An OrderRequest in its document, to be read once its sender is known. */
export interface SentOrder {
  readonly document: XmlElement
  readonly header: XmlElement
  readonly request: XmlElement
}

/** What a request asks for: a visit, an order, or the transactions that the store takes. */
export type CxmlRequest =
  | { readonly claim: BuyerClaim; readonly kind: 'setup'; readonly visit: Visit }
  | { readonly claim: BuyerClaim; readonly kind: 'order'; readonly sent: SentOrder }
  | { readonly claim: BuyerClaim; readonly kind: 'profile' }

const operations = new Set(['create', 'edit', 'inspect'])

function extrinsic(request: XmlElement, names: readonly string[]) {
  const wanted = new Set(names)
  return elementsOf(request, 'Extrinsic').find(({ attributes }) => wanted.has((attributes.name ?? '').toLowerCase()))
    ?.text
}

/** The names of the person who shops; one name alone is the first name. */
function personOf(request: XmlElement) {
  const email = extrinsic(request, ['useremail', 'email']) ?? textAt(request, 'Contact', 'Email')
  const whole = extrinsic(request, ['userfullname', 'userprintablename']) ?? textAt(request, 'Contact', 'Name')
  const [first = '', ...last] = whole.split(/\s+/).filter((word) => word !== '')
  return {
    email: email.slice(0, 254),
    firstName: (extrinsic(request, ['firstname']) ?? first).slice(0, 60),
    lastName: (extrinsic(request, ['lastname']) ?? last.join(' ')).slice(0, 60),
  }
}

/** @throws CxmlRefusal when a quantity is not a whole number above 0 */
function sentLineOf(item: XmlElement): SentLine {
  const given = item.attributes.quantity ?? ''
  const quantity = /^\d{1,7}(?:\.0{1,4})?$/.test(given) ? Number(given) : 0
  const number = textAt(item, 'ItemID', 'SupplierPartID')
  if (quantity < 1 || quantity > 1_000_000) {
    throw new CxmlRefusal(400, `The quantity '${given}' of item ${number} is not a whole number from 1 to 1000000.`)
  }
  return { number, unit: textAt(item, 'ItemID', 'SupplierPartAuxiliaryID'), quantity }
}

/** @throws CxmlRefusal when the visit is not offered, or too large */
function visitOf(document: XmlElement, header: XmlElement, request: XmlElement): Visit {
  const operation = request.attributes.operation ?? 'create'
  if (!operations.has(operation)) {
    throw new CxmlRefusal(450, `The operation '${operation}' is not offered. Send create, edit or inspect.`)
  }
  const from = credentialOf(elementAt(header, 'From'))
  const to = credentialOf(elementAt(header, 'To'))
  const selected = textAt(request, 'SelectedItem', 'ItemID', 'SupplierPartID')
  const buyerCookie = textAt(request, 'BuyerCookie')
  if (buyerCookie.length > 1_000) throw new CxmlRefusal(400, 'A BuyerCookie has at most 1000 characters.')
  const lines = operation === 'create' ? [] : elementsOf(request, 'ItemOut').map(sentLineOf)
  if (lines.length > 500) throw new CxmlRefusal(400, 'A cart holds at most 500 lines.')
  return {
    operation: operation as Visit['operation'],
    buyerCookie,
    returnUrl: textAt(request, 'BrowserFormPost', 'URL'),
    ...personOf(request),
    lines,
    startPath: selected === '' ? (lines.length > 0 ? '/cart' : '/shop') : `/product/${encodeURIComponent(selected)}`,
    echo: {
      fromDomain: to.domain,
      fromIdentity: to.identity,
      toDomain: from.domain,
      toIdentity: from.identity,
      deploymentMode: elementAt(document, 'Request')?.attributes.deploymentMode === 'test' ? 'test' : 'production',
    },
  }
}

/**
 * Reads a PunchOutSetupRequest, an OrderRequest or a ProfileRequest. Elements may stand in any order.
 *
 * @throws CxmlRefusal when the text is no such request
 */
export function readRequest(text: string): CxmlRequest {
  const document = readDocument(text)
  const header = elementAt(document, 'Header')
  if (document.name !== 'cXML' || header === undefined) {
    throw new CxmlRefusal(400, 'The document is not cXML with a Header.')
  }
  const claim = {
    ...credentialOf(elementAt(header, 'From')),
    secret: textAt(header, 'Sender', 'SharedSecret'),
  }
  const request = elementAt(document, 'Request', 'PunchOutSetupRequest')
  if (request !== undefined) return { claim, kind: 'setup', visit: visitOf(document, header, request) }
  const ordered = elementAt(document, 'Request', 'OrderRequest')
  if (ordered !== undefined) return { claim, kind: 'order', sent: { document, header, request: ordered } }
  if (elementAt(document, 'Request', 'ProfileRequest') !== undefined) return { claim, kind: 'profile' }
  throw new CxmlRefusal(450, 'This address takes a PunchOutSetupRequest, an OrderRequest or a ProfileRequest only.')
}

/** The answer to a setup request that was accepted. */
export function setupAnswer(startUrl: string, place: MessagePlace): string {
  const start = `<PunchOutSetupResponse><StartPage><URL>${escapeHtml(startUrl)}</URL></StartPage></PunchOutSetupResponse>`
  return envelope(place, `<Response><Status code="200" text="OK"/>${start}</Response>`)
}

/**
 * The answer to a profile request: the transactions that the store takes.
 * @param url the address that takes all of them
 */
export function profileAnswer(url: string, place: MessagePlace): string {
  const transactions = ['PunchOutSetupRequest', 'OrderRequest'].map(
    (name) => `<Transaction requestName="${name}"><URL>${escapeHtml(url)}</URL></Transaction>`,
  )
  const profile = `<ProfileResponse effectiveDate="${place.now.toISOString()}">${transactions.join('')}</ProfileResponse>`
  return envelope(place, `<Response><Status code="200" text="OK"/>${profile}</Response>`)
}

function itemIn(line: ReturnedLine, index: number) {
  const { itemId, unitId, quantity, description, unitLabel, conversionRate, unitPrice, manufacturer, mpn } = line
  const optional = (name: string, text: string) => (text === '' ? '' : `<${name}>${escapeHtml(text)}</${name}>`)
  return `<ItemIn quantity="${quantity}" lineNumber="${index + 1}"><ItemID><SupplierPartID>${itemId}</SupplierPartID>\
<SupplierPartAuxiliaryID>${unitId}</SupplierPartAuxiliaryID></ItemID><ItemDetail>\
<UnitPrice><Money currency="USD">${unitPrice}</Money></UnitPrice>\
<Description xml:lang="en-US">${escapeHtml(description)}</Description>\
<UnitOfMeasure>${unitCode(unitLabel, conversionRate)}</UnitOfMeasure>\
<Classification domain="UNSPSC">${classification}</Classification>\
${optional('ManufacturerPartID', mpn)}${optional('ManufacturerName', manufacturer)}\
<Extrinsic name="unit">${escapeHtml(unitLabel)}</Extrinsic></ItemDetail></ItemIn>`
}

/** What a returned message says. */
export interface CxmlReturn extends MessagePlace {
  readonly operation: Visit['operation']
  readonly buyerCookie: string
  readonly echo: Readonly<Record<string, string>>
  readonly lines: readonly ReturnedLine[]
  /** Of all lines, in dollars and cents. */
  readonly total: string
}

/**
 * A PunchOutOrderMessage with the lines of a cart. A visit that only looked says so by the status 204, without lines.
 *
 * @example `<input type="hidden" name="cxml-urlencoded" value="${escapeHtml(orderMessage(cart))}">`
 */
export function orderMessage({ operation, buyerCookie, echo, lines, total, host, now }: CxmlReturn): string {
  const isUnchanged = operation === 'inspect'
  const items = isUnchanged ? '' : lines.map(itemIn).join('')
  const parties = `<From>${credential(echo.fromDomain ?? '', echo.fromIdentity ?? '')}</From>\
<To>${credential(echo.toDomain ?? '', echo.toIdentity ?? '')}</To>\
<Sender>${credential(echo.fromDomain ?? '', echo.fromIdentity ?? '')}<UserAgent>Gauze</UserAgent></Sender>`
  const money = `<Total><Money currency="USD">${isUnchanged ? '0.00' : total}</Money></Total>`
  const status = isUnchanged ? '<Status code="204" text="No Content"/>' : ''
  return envelope(
    { host, now },
    `<Header>${parties}</Header><Message deploymentMode="${echo.deploymentMode ?? 'production'}">${status}\
<PunchOutOrderMessage><BuyerCookie>${escapeHtml(buyerCookie)}</BuyerCookie>\
<PunchOutOrderMessageHeader operationAllowed="edit">${money}</PunchOutOrderMessageHeader>${items}\
</PunchOutOrderMessage></Message>`,
  )
}
