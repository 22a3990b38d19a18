import { credential, cxmlTime, envelope, type MessagePlace } from '../cxml/envelope.js'
import { priceBasis } from '../cxml/price-basis.js'
import { unitCode } from '../cxml/unit-code.js'
import { element, money, words, type Xml } from '../cxml/write-xml.js'
import type { ReturnedLine, ReturnedSums } from './punch-out.types.js'

/** Every item of the store is of the UNSPSC segment of medical equipment and supplies. */
const classification = '42000000'

function accepted(content: Xml, place: MessagePlace): string {
  return envelope(place, element('Response', {}, element('Status', { code: 200, text: 'OK' }), content))
}

/** The answer to a setup request that was accepted. */
export function setupAnswer(startUrl: string, place: MessagePlace): string {
  return accepted(element('PunchOutSetupResponse', {}, element('StartPage', {}, element('URL', {}, startUrl))), place)
}

/**
 * The answer to a profile request: the transactions that the store takes.
 * @param url the address that takes all of them
 */
export function profileAnswer(url: string, place: MessagePlace): string {
  const transactions = ['PunchOutSetupRequest', 'OrderRequest'].map((requestName) =>
    element('Transaction', { requestName }, element('URL', {}, url)),
  )
  return accepted(element('ProfileResponse', { effectiveDate: cxmlTime(place.now) }, transactions), place)
}

function itemIn(line: ReturnedLine, index: number): Xml {
  const { itemName, unitId, quantity, description, unitLabel, conversionRate, unitPrice, manufacturer, mpn } = line
  const optional = (name: string, text: string) => (text === '' ? null : element(name, {}, text))
  return element(
    'ItemIn',
    { quantity, lineNumber: index + 1 },
    element('ItemID', {}, element('SupplierPartID', {}, itemName), element('SupplierPartAuxiliaryID', {}, unitId)),
    element(
      'ItemDetail',
      {},
      element('UnitPrice', {}, money(unitPrice)),
      words('Description', description),
      element('UnitOfMeasure', {}, unitCode(unitLabel, conversionRate)),
      priceBasis(line),
      element('Classification', { domain: 'UNSPSC' }, classification),
      optional('ManufacturerPartID', mpn),
      optional('ManufacturerName', manufacturer),
      element('Extrinsic', { name: 'unit' }, unitLabel),
    ),
  )
}

/** The content of a message that returns a cart. */
export interface CxmlReturn extends MessagePlace {
  readonly buyerCookie: string
  readonly echo: Readonly<Record<string, string>>
  /** Null for a visit that only looked. */
  readonly bought: { readonly lines: readonly ReturnedLine[]; readonly sums: ReturnedSums } | null
}

function charge(name: 'Shipping' | 'Tax', dollars: string, description: string): Xml {
  return element(name, {}, money(dollars), words('Description', description))
}

/** The fee has no element of its own in the header: it is an additional cost in the total. */
function feeInTotal(dollars: string): Xml {
  return element(
    'Modifications',
    {},
    element(
      'Modification',
      {},
      element('AdditionalCost', {}, money(dollars)),
      element('ModificationDetail', { name: 'convenienceFee' }, words('Description', 'Convenience fee')),
    ),
  )
}

function headerSums({ shipping, tax, convenienceFee, total }: ReturnedSums): (Xml | null)[] {
  return [
    element('Total', {}, money(total), convenienceFee === null ? null : feeInTotal(convenienceFee)),
    charge('Shipping', shipping, 'Shipping'),
    tax === null ? null : charge('Tax', tax, 'Sales tax'),
  ]
}

/**
 * A PunchOutOrderMessage with the lines of a cart, and shipping, tax and total as its page shows them. A visit that only
 * looked says so by the status 204, without lines.
 *
 * @example `<input type="hidden" name="cxml-urlencoded" value="${escapeHtml(orderMessage(cart))}">`
 */
export function orderMessage({ buyerCookie, echo, bought, host, now }: CxmlReturn): string {
  const from = credential(echo.fromDomain ?? '', echo.fromIdentity ?? '')
  const header = element(
    'Header',
    {},
    element('From', {}, from),
    element('To', {}, credential(echo.toDomain ?? '', echo.toIdentity ?? '')),
    element('Sender', {}, from, element('UserAgent', {}, 'Gauze')),
  )
  const message = element(
    'PunchOutOrderMessage',
    {},
    element('BuyerCookie', {}, buyerCookie),
    element(
      'PunchOutOrderMessageHeader',
      { operationAllowed: 'edit' },
      bought === null ? element('Total', {}, money('0.00')) : headerSums(bought.sums),
    ),
    bought === null ? null : bought.lines.map(itemIn),
  )
  const status = bought === null ? element('Status', { code: 204, text: 'No Content' }) : null
  return envelope(
    { host, now },
    header,
    element('Message', { deploymentMode: echo.deploymentMode ?? 'production' }, status, message),
  )
}
