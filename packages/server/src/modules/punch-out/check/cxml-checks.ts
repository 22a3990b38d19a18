import { randomUUID } from 'node:crypto'
import { elementsOf, textAt } from '../../cxml/read-xml.js'
import type { Check, CheckTarget, Finding } from './check.types.js'
import type { CxmlAnswer } from './cxml-answer.js'
import { hostileChecks } from './cxml-hostile-checks.js'
import { itemOut, profileRequest, testOrderRequest } from './cxml-request.js'
import { accepted, type CxmlSender, createSender } from './cxml-sender.js'
import { startPageChecks } from './start-page-checks.js'

function refusedWith401({ http, code, startUrl, summary }: CxmlAnswer): Finding {
  const isRefused = http.status < 500 && code === '401' && startUrl === ''
  return isRefused ? { outcome: 'pass' } : { outcome: 'fail', received: summary }
}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/

function envelopeFinding({ root, summary }: CxmlAnswer): Finding {
  if (root === null) return { outcome: 'fail', received: summary }
  const { payloadID = '', timestamp = '' } = root.attributes
  if (root.name !== 'cXML') return { outcome: 'fail', received: `the document element <${root.name}>` }
  if (payloadID === '') return { outcome: 'fail', received: 'a cXML element without payloadID' }
  if (timestamp === '') return { outcome: 'fail', received: 'a cXML element without timestamp' }
  if (!isoTime.test(timestamp)) return { outcome: 'fail', received: `the timestamp '${timestamp}'` }
  if (root.children.some(({ name }) => name === 'Header')) {
    return { outcome: 'fail', received: 'a Response beside a Header' }
  }
  return { outcome: 'pass' }
}

function answerChecks({ created }: CxmlSender): Check[] {
  return [
    {
      name: 'create',
      needsEntry: false,
      sent: 'a PunchOutSetupRequest with operation="create"',
      protocol: 'HTTP 200 with Response/Status/@code "200" and PunchOutSetupResponse/StartPage/URL.',
      remedy:
        'Compare --identity, --secret and --to with the agreement. For Status 406, give --return with an address at an agreed origin.',
      run: async () => accepted(await created()),
    },
    {
      name: 'envelope',
      needsEntry: true,
      sent: 'the same request',
      protocol:
        'The attributes cXML/@payloadID and cXML/@timestamp (ISO 8601 with a time zone) are required; a document with a Response has no Header.',
      remedy: 'Write both attributes into every answer, and no Header.',
      run: async () => envelopeFinding(await created()),
    },
    {
      name: 'content-type',
      needsEntry: true,
      sent: 'the same request',
      protocol: 'cXML travels as text/xml or application/xml with its charset.',
      remedy: 'Answer with Content-Type: text/xml; charset=utf-8.',
      run: async () => {
        const { contentType } = (await created()).http
        const isXml = /^(?:text|application)\/(?:[\w.+-]+\+)?xml\b/i.test(contentType)
        return isXml ? { outcome: 'pass' } : { outcome: 'fail', received: `the Content-Type '${contentType}'` }
      },
    },
  ]
}

function refusalChecks({ setUp }: CxmlSender): Check[] {
  return [
    {
      name: 'wrong-secret',
      needsEntry: true,
      sent: 'a create request whose Sender/Credential/SharedSecret is wrong',
      protocol: 'Response/Status/@code "401" without a StartPage.',
      remedy: 'Compare the SharedSecret of Sender before you open a visit.',
      run: async () => refusedWith401(await setUp({ secret: randomUUID() })),
    },
    {
      name: 'unknown-identity',
      needsEntry: true,
      sent: 'a create request of an unknown From/Credential/Identity with the right secret',
      protocol: 'Response/Status/@code "401" without a StartPage.',
      remedy: 'Look the identity up, and refuse one that has no agreement.',
      run: async () => refusedWith401(await setUp({ identity: `unknown-${randomUUID()}` })),
    },
  ]
}

function leniencyChecks({ setUp }: CxmlSender): Check[] {
  const unknown = '<Extrinsic name="X-Punchout-Check">anything</Extrinsic>'
  return [
    {
      name: 'unknown-extrinsic',
      needsEntry: true,
      sent: 'a create request with <Extrinsic name="X-Punchout-Check">',
      protocol: 'Extrinsic carries data of any name; a receiver ignores a name that it does not know.',
      remedy: 'Ignore unknown names of Extrinsic.',
      run: async () => accepted(await setUp({ extrinsics: unknown })),
    },
    {
      name: 'unknown-element',
      needsEntry: true,
      sent: 'a create request with an element <XPunchoutCheck> after BrowserFormPost',
      protocol:
        'The document type does not name the element. Every release of cXML 1.2 adds elements, so a receiver ignores unknown ones.',
      remedy: 'Read requests without validating them against one release of the document type.',
      run: async () => accepted(await setUp({ more: '<XPunchoutCheck><A>b</A></XPunchoutCheck>' })),
    },
  ]
}

/** The way out of a part number that stands for several units; empty if the operator named one. */
function unitAdvice(item: string): string {
  if (item.includes('/')) return ''
  return ' For a part that is sold in several units, give --item PART/UNIT: the SupplierPartID and the SupplierPartAuxiliaryID of its line in a returned cart.'
}

function operationChecks({ target, setUp }: CxmlSender): Check[] {
  const more = itemOut(target.item ?? 'PUNCHOUT-CHECK', 2)
  return (['edit', 'inspect'] as const).map((operation) => ({
    name: operation,
    needsEntry: true,
    sent: `a PunchOutSetupRequest with operation="${operation}" and one ItemOut`,
    protocol: `Response/Status/@code "200" with a StartPage for PunchOutSetupRequest/@operation "${operation}".`,
    remedy:
      target.item === null
        ? 'The ItemOut has an invented part number. If the server refuses unknown parts, give --item with a part that it sells.'
        : `Restore the cart from ItemOut/ItemID, and leave out parts that are not sold any more.${unitAdvice(target.item)}`,
    run: async () => accepted(await setUp({ operation, more })),
  }))
}

function profileCheck({ target, send }: CxmlSender): Check {
  return {
    name: 'profile',
    needsEntry: true,
    sent: 'a ProfileRequest',
    protocol:
      'Status "200" and a ProfileResponse with Transaction elements that have @requestName and URL, or a Status that refuses, such as "450".',
    remedy: 'Answer the list of transactions, or Status 450 with a sentence.',
    run: async () => {
      const answer = await send(profileRequest(target))
      const { root, code, http, summary } = answer
      const isClearRefusal = http.status < 500 && /^[45]\d\d$/.test(code)
      if (isClearRefusal) return { outcome: 'pass', note: `the server offers no profile: Status ${code}` }
      const isListed = root !== null && code === '200' && elementsOf(root, 'Transaction').length > 0
      return isListed ? { outcome: 'pass' } : { outcome: 'fail', received: summary }
    },
  }
}

function isTaken({ http, code }: CxmlAnswer) {
  return http.status === 200 && (code === '200' || code === '201')
}

/** The first unit that a refusal lists for a part number alone, as this store does; null if it lists none. */
function listedUnit({ root }: CxmlAnswer, item: string): string | null {
  const words = root === null || item.includes('/') ? '' : textAt(root, 'Response', 'Status')
  return /SupplierPartAuxiliaryID ([^\s,;()]+)/.exec(words)?.[1] ?? null
}

/** Sends a test order; for a part that is sold in several units, once more with the first unit that the refusal lists. */
async function testOrder(
  { target, send }: CxmlSender,
  item: string,
  orderTo: NonNullable<CheckTarget['orderTo']>,
): Promise<Finding> {
  const answer = await send(testOrderRequest(target, item, orderTo))
  if (isTaken(answer)) return { outcome: 'pass' }
  const unit = listedUnit(answer, item)
  if (unit === null) return { outcome: 'fail', received: answer.summary }
  const again = await send(testOrderRequest(target, `${item}/${unit}`, orderTo))
  if (!isTaken(again)) return { outcome: 'fail', received: again.summary }
  return { outcome: 'pass', note: `the part is sold in several units; the order names the unit ${unit}` }
}

function placeAdvice({ place }: NonNullable<CheckTarget['orderTo']>) {
  return place === null ? ' If the server asks for the street, give it by --place.' : ''
}

/** The checks of orders, which only an operator who names an address wants: a server could place a test order after all. */
function orderChecks(sender: CxmlSender): Check[] {
  const { target, send } = sender
  const { item, orderTo } = target
  if (item === null || orderTo === null) return []
  return [
    {
      name: 'order',
      needsEntry: true,
      sent: 'an OrderRequest of type new with one ItemOut, in a Request with deploymentMode="test"',
      protocol: 'HTTP 200 with Response/Status/@code "200" or "201". A test is checked as an order is, and not placed.',
      remedy: `Compare --item, --order and --place with the catalog and the addresses of the company.${placeAdvice(orderTo)}${unitAdvice(item)}`,
      run: () => testOrder(sender, item, orderTo),
    },
    {
      name: 'order-secret',
      needsEntry: true,
      sent: 'the same with a wrong Sender/Credential/SharedSecret',
      protocol: 'Response/Status/@code "401".',
      remedy: 'Compare the SharedSecret of Sender before you take an order.',
      run: async () => refusedWith401(await send(testOrderRequest(target, item, orderTo, { secret: randomUUID() }))),
    },
  ]
}

/**
 * The checks of a cXML server, in the order of the report.
 * @example for (const { name, run } of cxmlChecks(target)) console.log(name, await run())
 */
export function cxmlChecks(target: CheckTarget): Check[] {
  const sender = createSender(target)
  return [
    ...answerChecks(sender),
    ...startPageChecks(sender),
    ...refusalChecks(sender),
    ...hostileChecks(sender),
    ...leniencyChecks(sender),
    ...operationChecks(sender),
    profileCheck(sender),
    ...orderChecks(sender),
  ]
}
