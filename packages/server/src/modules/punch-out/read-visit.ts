import { CART_PATH, SHOP_PATH } from '@gauze/rules'
import { CxmlRefusal, type PartyName, partyName } from '../cxml/envelope.js'
import { wholeQuantity } from '../cxml/read-number.js'
import { deploymentModeOf, type SentRequest } from '../cxml/read-request.js'
import { childAt, elementsOf, textAt, type XmlElement } from '../cxml/read-xml.js'
import type { SentLine, Visit } from './punch-out.types.js'

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

function selectedOf(request: XmlElement): Visit['selected'] {
  const [number = '', unit = ''] = ['SupplierPartID', 'SupplierPartAuxiliaryID'].map((name) =>
    textAt(request, 'SelectedItem', 'ItemID', name),
  )
  return number === '' ? null : { number, unit }
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
    selected: selectedOf(request),
    startPath: lines.length > 0 ? CART_PATH : SHOP_PATH,
    echo: {
      fromDomain: to.domain,
      fromIdentity: to.identity,
      toDomain: from.domain,
      toIdentity: from.identity,
      deploymentMode: deploymentModeOf(document) === 'test' ? 'test' : 'production',
    },
  }
}
