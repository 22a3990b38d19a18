import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { cxmlGrammar } from './cxml-grammar.js'
import { itemOut, orderRequest, shipToOf } from './fixtures/order-requests.js'
import { faultInCxml, readValidCxml } from './valid-cxml.js'

const doctype = '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.060/cXML.dtd">'
const attributes = 'payloadID="1@store" timestamp="2026-03-11T10:00:00+00:00"'
const party = '<Credential domain="DUNS"><Identity>1</Identity></Credential>'
const header = `<Header><From>${party}</From><To>${party}</To><Sender>${party}<UserAgent>t</UserAgent></Sender></Header>`
const cart = `<BuyerCookie>c</BuyerCookie><PunchOutOrderMessageHeader operationAllowed="edit"><Total>
<Money currency="USD">1.00</Money></Total></PunchOutOrderMessageHeader>`

function document(content: string, type = doctype) {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${type}\n<cXML ${attributes}>${content}</cXML>`
}

function message(content: string) {
  return document(`${header}<Message><PunchOutOrderMessage>${content}</PunchOutOrderMessage></Message>`)
}

const status = '<Response><Status code="200" text="OK"/></Response>'

describe('the grammar of cXML', () => {
  it('takes documents that follow it', () => {
    for (const valid of [document(status), message(cart)]) {
      expect(faultInCxml(valid)).toBeNull()
      expect(readValidCxml(valid).name).toBe('cXML')
    }
  })

  it('takes the example of an order in the manual of operators', async () => {
    const manual = await readFile(new URL('../../OPERATING.md', import.meta.url), 'utf8')
    const [, example = ''] = /```xml\n([\s\S]*?)```/.exec(manual) ?? []
    expect(example).toContain('<OrderRequest>')
    expect(faultInCxml(example)).toBeNull()
  })

  it('takes an order of the fixtures that says all that an order must', () => {
    const unit = { part: 1010, auxiliary: 10_102, unit: 'BX', price: '325.25', lineNumber: 1 }
    const items = itemOut({ ...unit, detail: '<Classification domain="UNSPSC">42000000</Classification>' })
    const more = '<BillTo><Address><Name xml:lang="en">Accounts payable</Name></Address></BillTo>'
    const town = '<City>Albany</City><State>NY</State><PostalCode>12207</PostalCode>'
    const country = '<Country isoCountryCode="US">United States</Country>'
    const place = `<PostalAddress><Street>1 Main Street</Street>${town}${country}</PostalAddress>`
    expect(faultInCxml(orderRequest({ secret: 'a secret', items, more, shipTo: shipToOf(1, place) }))).toBeNull()
  })

  it('has a rule for each element that it names', () => {
    const named = Object.values(cxmlGrammar).flatMap(({ children = [] }) =>
      children.flatMap((one) => one.match(/\w+/g) ?? []),
    )
    expect(named.filter((name) => cxmlGrammar[name] === undefined)).toEqual([])
  })

  const inHeader = 'cXML/Message/PunchOutOrderMessage/PunchOutOrderMessageHeader'
  const tax = '<Tax><Money currency="USD">1.00</Money><Description xml:lang="en">Tax</Description></Tax>'

  it.each([
    [
      'another order',
      message(cart.replace('<Total>', `${tax}<Total>`)),
      `${inHeader}: <Tax> stands in the place of <Total>`,
    ],
    [
      'one element too many',
      message(cart.replace('</Total>', `</Total>${tax}${tax}`)),
      `${inHeader}: <Tax> may not stand here`,
    ],
    [
      'a missing element',
      message('<BuyerCookie>c</BuyerCookie>'),
      'cXML/Message/PunchOutOrderMessage: nothing stands in the place of <PunchOutOrderMessageHeader>',
    ],
    [
      'a missing attribute',
      document('<Response><Status code="200"/></Response>'),
      'cXML/Response/Status: the attribute text is missing',
    ],
    [
      'an attribute of its own',
      document('<Response><Status code="200" text="OK" more="1"/></Response>'),
      'cXML/Response/Status: the attribute more is unknown',
    ],
    [
      'a value that is not listed',
      message(cart.replace('"edit"', '"all"')),
      `${inHeader}: the attribute operationAllowed is 'all'`,
    ],
    [
      'an unknown element',
      message(cart.replace('<Money', '<Cash/><Money')),
      `${inHeader}/Total: <Cash> stands in the place of <Money>`,
    ],
    [
      'text beside elements',
      document(status.replace('<Status', 'fine<Status')),
      "cXML/Response: the text 'fine' may not",
    ],
    ['an amount with a comma', message(cart.replace('1.00', '1,00')), `${inHeader}/Total/Money: the text is '1,00'`],
    [
      'a time with a letter as its offset',
      document(status).replace('+00:00', 'Z'),
      "cXML: the attribute timestamp is '2026-03-11T10:00:00Z'",
    ],
    [
      'a response with a header',
      document(`${header}${status}`),
      'cXML: <Response> stands in the place of <Request|Message>',
    ],
    ['a second line', message(`${cart}<ItemIn/>`), 'cXML/Message/PunchOutOrderMessage/ItemIn: the attribute quantity'],
    ['no document type', document(status, ''), 'the document type is none, and cXML.dtd declares the document'],
    [
      'the document type of another document',
      document(status, doctype.replace('cXML.dtd', 'Fulfill.dtd')),
      'the document type is Fulfill.dtd, and cXML.dtd',
    ],
    ['another document', '<html/>', 'html: the document is no cXML'],
  ])('finds %s', (_name, invalid, fault) => {
    expect(faultInCxml(invalid)).toContain(fault)
    expect(() => readValidCxml(invalid)).toThrow(fault)
  })
})
