import { escapeHtml } from '../../base/escape-html.js'
import {
  CxmlRefusal,
  credential,
  credentialsOf,
  cxmlTime,
  envelope,
  type MessagePlace,
  type PartyName,
  partyName,
  readDocument,
} from '../cxml/envelope.js'
import { priceBasis } from '../cxml/price-basis.js'
import { wholeQuantity } from '../cxml/read-number.js'
import { childAt, childrenOf, elementsOf, textAt, type XmlElement } from '../cxml/read-xml.js'
import { unitCode } from '../cxml/unit-code.js'
import type { BuyerClaim, ReturnedLine, ReturnedSums, SentLine, Visit } from './punch-out.types.js'

/** Every item of the store is of the UNSPSC segment of medical equipment and supplies. */
const classification = '42000000'

/** A request in its document, to be read once its sender is known. */
export interface SentRequest {
  readonly document: XmlElement
  readonly header: XmlElement
  readonly request: XmlElement
}

/** A document with a request of a procurement system, which claims to be one of these. */
export interface CxmlRequest {
  readonly kind: 'setup' | 'order' | 'profile'
  /** Each name of the system with each secret. */
  readonly claims: readonly BuyerClaim[]
  readonly sent: SentRequest
}

/** More claims in one document are guesses. */
const mostClaims = 10

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
  const quantity = wholeQuantity(given)
  const number = textAt(item, 'ItemID', 'SupplierPartID')
  if (quantity === null || quantity > 1_000_000) {
    throw new CxmlRefusal(
      400,
      `The quantity '${given.slice(0, 40)}' of item ${number.slice(0, 60)} is not a whole number from 1 to 1000000, such as 1000.`,
    )
  }
  return { number, unit: textAt(item, 'ItemID', 'SupplierPartAuxiliaryID'), quantity }
}

/**
 * The deploymentMode of a document: production if it names none.
 * @example deploymentModeOf(sent.document) // 'test'
 */
export function deploymentModeOf(document: XmlElement): string {
  return childAt(document, 'Request')?.attributes.deploymentMode ?? 'production'
}

/** The page that opens first: the selected product in its unit, the cart that was sent, or the catalog. */
function startPathOf(request: XmlElement, lines: readonly SentLine[]): string {
  const [part, unit] = ['SupplierPartID', 'SupplierPartAuxiliaryID'].map((name) =>
    encodeURIComponent(textAt(request, 'SelectedItem', 'ItemID', name)),
  )
  if (part) return `/product/${part}${unit ? `?uom=${unit}` : ''}`
  return lines.length > 0 ? '/cart' : '/shop'
}

/**
 * Reads a PunchOutSetupRequest. Its elements may stand in any order.
 * @param agreed the name under which the store knows the procurement system
 * @throws CxmlRefusal when the visit is not offered, or too large
 * @example await openVisit(services, buyer, readVisit(sent, buyer))
 */
export function readVisit({ document, header, request }: SentRequest, agreed: PartyName): Visit {
  const operation = request.attributes.operation ?? 'create'
  if (!operations.has(operation)) {
    throw new CxmlRefusal(
      450,
      `The operation '${operation.slice(0, 40)}' is not offered. Send create, edit or inspect.`,
    )
  }
  const from = partyName(childAt(header, 'From'), agreed)
  const to = partyName(childAt(header, 'To'))
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
    startPath: startPathOf(request, lines),
    echo: {
      fromDomain: to.domain,
      fromIdentity: to.identity,
      toDomain: from.domain,
      toIdentity: from.identity,
      deploymentMode: deploymentModeOf(document) === 'test' ? 'test' : 'production',
    },
  }
}

/** @throws CxmlRefusal when there are too many */
function claimsOf(header: XmlElement): BuyerClaim[] {
  const names = credentialsOf(childAt(header, 'From'))
  const secrets = new Set(credentialsOf(childAt(header, 'Sender')).map(({ secret }) => secret))
  if (secrets.size > 1) secrets.delete('')
  const claims = names.flatMap(({ domain, identity }) => [...secrets].map((secret) => ({ domain, identity, secret })))
  if (claims.length <= mostClaims) return claims
  throw new CxmlRefusal(
    400,
    `From and Sender have more credentials than the store compares: at most ${mostClaims} credentials of From, each with each SharedSecret of Sender. Send the agreed ones.`,
  )
}

const kinds: readonly (readonly [string, CxmlRequest['kind']])[] = [
  ['PunchOutSetupRequest', 'setup'],
  ['OrderRequest', 'order'],
  ['ProfileRequest', 'profile'],
]

/**
 * Reads which request a document has, and who sends it.
 *
 * @throws CxmlRefusal when the text is no such document, or has several requests
 * @example const { kind, claims, sent } = readRequest(text)
 */
export function readRequest(text: string): CxmlRequest {
  const document = readDocument(text)
  const header = childAt(document, 'Header')
  if (document.name !== 'cXML' || header === undefined) {
    throw new CxmlRefusal(400, 'The document is not cXML with a Header.')
  }
  const requests = childrenOf(document, 'Request')
  const [first, ...others] = requests.flatMap(({ children }) =>
    children.flatMap((request) => {
      const kind = kinds.find(([name]) => name === request.name)?.[1]
      return kind === undefined ? [] : [{ kind, sent: { document, header, request } }]
    }),
  )
  if (first === undefined) {
    throw new CxmlRefusal(450, 'This address takes a PunchOutSetupRequest, an OrderRequest or a ProfileRequest only.')
  }
  if (requests.length > 1 || others.length > 0) {
    throw new CxmlRefusal(400, 'The document has several requests. Send each in a document of its own.')
  }
  return { ...first, claims: claimsOf(header) }
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
  const profile = `<ProfileResponse effectiveDate="${cxmlTime(place.now)}">${transactions.join('')}</ProfileResponse>`
  return envelope(place, `<Response><Status code="200" text="OK"/>${profile}</Response>`)
}

function itemIn(line: ReturnedLine, index: number) {
  const { itemId, unitId, quantity, description, unitLabel, conversionRate, unitPrice, manufacturer, mpn } = line
  const optional = (name: string, text: string) => (text === '' ? '' : `<${name}>${escapeHtml(text)}</${name}>`)
  return `<ItemIn quantity="${quantity}" lineNumber="${index + 1}"><ItemID><SupplierPartID>${itemId}</SupplierPartID>\
<SupplierPartAuxiliaryID>${unitId}</SupplierPartAuxiliaryID></ItemID><ItemDetail>\
<UnitPrice><Money currency="USD">${unitPrice}</Money></UnitPrice>\
<Description xml:lang="en-US">${escapeHtml(description)}</Description>\
<UnitOfMeasure>${unitCode(unitLabel, conversionRate)}</UnitOfMeasure>${priceBasis(line)}\
<Classification domain="UNSPSC">${classification}</Classification>\
${optional('ManufacturerPartID', mpn)}${optional('ManufacturerName', manufacturer)}\
<Extrinsic name="unit">${escapeHtml(unitLabel)}</Extrinsic></ItemDetail></ItemIn>`
}

/** What a returned message says. */
export interface CxmlReturn extends MessagePlace {
  readonly buyerCookie: string
  readonly echo: Readonly<Record<string, string>>
  /** Null for a visit that only looked. */
  readonly bought: { readonly lines: readonly ReturnedLine[]; readonly sums: ReturnedSums } | null
}

function money(dollars: string) {
  return `<Money currency="USD">${dollars}</Money>`
}

function charge(name: 'Shipping' | 'Tax', dollars: string, description: string) {
  return `<${name}>${money(dollars)}<Description xml:lang="en-US">${description}</Description></${name}>`
}

/** The fee has no element of its own in the header: it is an additional cost in the total. */
function feeInTotal(dollars: string) {
  const detail = '<ModificationDetail name="convenienceFee"><Description xml:lang="en-US">Convenience fee</Description>'
  return `<Modifications><Modification><AdditionalCost>${money(dollars)}</AdditionalCost>${detail}</ModificationDetail>\
</Modification></Modifications>`
}

function headerSums({ shipping, tax, convenienceFee, total }: ReturnedSums): string {
  const fee = convenienceFee === null ? '' : feeInTotal(convenienceFee)
  const taxed = tax === null ? '' : charge('Tax', tax, 'Sales tax')
  return `<Total>${money(total)}${fee}</Total>${charge('Shipping', shipping, 'Shipping')}${taxed}`
}

/**
 * A PunchOutOrderMessage with the lines of a cart, and shipping, tax and total as its page shows them. A visit that only
 * looked says so by the status 204, without lines.
 *
 * @example `<input type="hidden" name="cxml-urlencoded" value="${escapeHtml(orderMessage(cart))}">`
 */
export function orderMessage({ buyerCookie, echo, bought, host, now }: CxmlReturn): string {
  const parties = `<From>${credential(echo.fromDomain ?? '', echo.fromIdentity ?? '')}</From>\
<To>${credential(echo.toDomain ?? '', echo.toIdentity ?? '')}</To>\
<Sender>${credential(echo.fromDomain ?? '', echo.fromIdentity ?? '')}<UserAgent>Gauze</UserAgent></Sender>`
  const sums = bought === null ? `<Total>${money('0.00')}</Total>` : headerSums(bought.sums)
  const status = bought === null ? '<Status code="204" text="No Content"/>' : ''
  return envelope(
    { host, now },
    `<Header>${parties}</Header><Message deploymentMode="${echo.deploymentMode ?? 'production'}">${status}\
<PunchOutOrderMessage><BuyerCookie>${escapeHtml(buyerCookie)}</BuyerCookie>\
<PunchOutOrderMessageHeader operationAllowed="edit">${sums}</PunchOutOrderMessageHeader>\
${bought === null ? '' : bought.lines.map(itemIn).join('')}</PunchOutOrderMessage></Message>`,
  )
}
