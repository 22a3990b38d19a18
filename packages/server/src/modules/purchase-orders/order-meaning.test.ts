import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { itemOut, orderRequest, postalAddress, shipToOf, wholeShipTo } from '../../testing/fixtures/order-requests.js'
import { type OrderingShop, oneGauze, orderSecrets, startOrderingShop } from '../../testing/fixtures/ordering-shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'

const { gauze, swab } = shopItems
const secret = orderSecrets.hospital

let shop: OrderingShop

beforeAll(async () => {
  shop = await startOrderingShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

type Parts = Parameters<OrderingShop['send']>[0]

function line(attributes: string, more = '', detail = ''): Parts {
  return { items: oneGauze + itemOut({ part: swab, unit: 'EA', lineNumber: 2, attributes, more, detail }) }
}

/** An amount with words for it, as in Tax and Shipping. */
function amount(element: string, dollars: string, attributes = '', more = '') {
  const money = `<Money currency="USD">${dollars}</Money>`
  return `<${element}${attributes}>${money}<Description xml:lang="en">Ground</Description>${more}</${element}>`
}

const header = 'OrderRequest/OrderRequestHeader'
const second = 'OrderRequest/ItemOut[2]'
const ownPlace = '<Address addressID="1"><Name xml:lang="en">Receiving</Name></Address>'

describe('an order that says something that the store cannot do', () => {
  it.each<[string, Parts, string]>([
    ['a return', line(' isReturn="yes"'), `${second}/@isReturn is 'yes'. An order takes no goods back.`],
    ['a deleted line', line(' operation="delete"'), `${second}/@operation is 'delete'. Leave the line out`],
    ['a composite line', line(' itemType="composite"'), `${second}/@itemType is 'composite'.`],
    ['a part of a line', line(' parentLineNumber="1"'), `${second}/@parentLineNumber is '1'.`],
    ['a kind of composite line', line(' compositeItemType="groupLevel"'), `${second}/@compositeItemType`],
    ['a service', line(' itemClassification="service"'), `${second}/@itemClassification is 'service'.`],
    ['an item without a catalog', line(' isAdHoc="yes"'), `${second}/@isAdHoc is 'yes'.`],
    ['a day of delivery', line(' requestedDeliveryDate="2026-03-20"'), `${second}/@requestedDeliveryDate`],
    ['a day of delivery of all', { attributes: ' requestedDeliveryDate="2026-03-20"' }, `${header}/@requested`],
    ['a schedule', line('', '<ScheduleLine quantity="1"/>'), `${second}/ScheduleLine.`],
    ['a wait for all goods', { attributes: ' shipComplete="yes"' }, `${header}/@shipComplete is 'yes'.`],
    ['a day of pick-up', { attributes: ' pickUpDate="2026-03-20"' }, `${header}/@pickUpDate`],
    ['spending', line('', '<SpendDetail><Extrinsic name="x"/></SpendDetail>'), `${second}/SpendDetail.`],
    [
      'a carrier',
      { shipTo: `<ShipTo>${ownPlace}<CarrierIdentifier domain="SCAC">FDX</CarrierIdentifier></ShipTo>` },
      `${header}/ShipTo/CarrierIdentifier.`,
    ],
    [
      'a way of transport',
      { shipTo: `<ShipTo>${ownPlace}<TransportInformation><Route method="air"/></TransportInformation></ShipTo>` },
      `${header}/ShipTo/TransportInformation. The store chooses how it ships.`,
    ],
    [
      'a carrier of the charge',
      { more: amount('Shipping', '0', ' trackingDomain="FedEx"') },
      `${header}/Shipping/@trackingDomain is 'FedEx'.`,
    ],
    [
      'terms of delivery',
      { more: '<TermsOfDelivery><TermsOfDeliveryCode value="PriceCondition"/></TermsOfDelivery>' },
      `${header}/TermsOfDelivery.`,
    ],
    [
      'another warehouse',
      { more: '<BusinessPartner role="shipFrom"/>' },
      `${header}/BusinessPartner/@role is 'shipFrom'.`,
    ],
    ['a sequence of shipments', line('', '<ShipmentSequence/>'), `${second}/ShipmentSequence.`],
    [
      'a card',
      { more: '<Payment><PCard number="4111111111111111" expiration="2030-01-01"/></Payment>' },
      `${header}/Payment/PCard. Orders by cXML are paid on terms`,
    ],
    [
      'a payment token',
      { more: '<Payment><PaymentToken>t</PaymentToken></Payment>' },
      `${header}/Payment/PaymentToken. Orders`,
    ],
    [
      'a discount',
      { more: '<PaymentTerm payInNumberOfDays="30"><Discount><DiscountPercent percent="2"/></Discount></PaymentTerm>' },
      `${header}/PaymentTerm/Discount/DiscountPercent/@percent is '2'.`,
    ],
    [
      'an exemption from tax',
      { more: amount('Tax', '0', '', '<TaxDetail category="sales"><TaxExemption exemptCode="1"/></TaxDetail>') },
      `${header}/Tax/TaxDetail/TaxExemption.`,
    ],
    [
      'a deduction',
      line('', '', '<UnitPrice><Money currency="USD">0.0525</Money><Modifications/></UnitPrice>'),
      `${second}/ItemDetail/UnitPrice/Modifications.`,
    ],
    [
      'an attachment',
      { more: '<Comments>See<Attachment><URL>cid:1</URL></Attachment></Comments>' },
      `${header}/Comments/Attachment. The store reads no attachments.`,
    ],
    ['an order of the supplier', { more: '<SupplierOrderInfo orderID="SO-1"/>' }, `${header}/SupplierOrderInfo.`],
    [
      'settlement without invoices',
      { more: '<ControlKeys><InvoiceInstruction value="isERS"/></ControlKeys>' },
      `${header}/ControlKeys/InvoiceInstruction/@value is 'isERS'.`,
    ],
    ['an unknown element', line('', '<XUrgent/>'), `${second}/XUrgent. The store does not know it`],
    ['an unknown attribute', line(' toString="1"'), `${second}/@toString is '1'. The store does not know it`],
    ['a name of all objects', line('', '<constructor/>'), `${second}/constructor. The store does not know it`],
    ['two addresses', { shipTo: shipToOf(1) + shipToOf(2) }, `${header}/ShipTo[2] is there again. Send it once.`],
    [
      'two prices',
      line('', '', '<UnitOfMeasure>BX</UnitOfMeasure>'),
      `${second}/ItemDetail/UnitOfMeasure[2] is there again.`,
    ],
    [
      'a price of a dozen',
      line('', '', '<PriceBasisQuantity quantity="12" conversionFactor="1"/>'),
      "PriceBasisQuantity has the quantity '12' and the conversionFactor '1'.",
    ],
  ])('PLUS-23 is refused with its path for %s', async (_name, parts, words) => {
    const answer = await shop.send(parts)
    expect(answer.words).toContain(words)
    expect(answer.code).toBe('450')
    expect(await shop.ordersOf()).toEqual([])
  })

  it('PLUS-23 is refused with all paths at once, up to a limit', async () => {
    const { words } = await shop.send({ ...line(' isReturn="yes" isAdHoc="yes"'), attributes: ' shipComplete="yes"' })
    expect(words).toMatch(/^The store cannot do all that the order says, and nothing was ordered\. OrderRequest/)
    for (const name of ['@shipComplete', '@isReturn', '@isAdHoc']) expect(words).toContain(name)
    const many = await shop.send({ more: '<XUrgent/>'.repeat(500) })
    expect(many.code).toBe('450')
    expect(many.words.length).toBeLessThan(2_000)
  })

  it('PLUS-23 hides nothing in elements that the store ignores', async () => {
    const more = `<Extrinsic name="x">${shipToOf(2)}</Extrinsic><Contact>${shipToOf(3)}</Contact>`
    const shipTo = `${more}${wholeShipTo(1)}`
    expect((await shop.send({ shipTo })).code).toBe('200')
    expect(await shop.ordersOf()).toMatchObject([{ address: 1 }])
  })

  it('PLUS-23 is canceled by a deletion, even if the deletion repeats a part that the store cannot do', async () => {
    await shop.send()
    const { code } = await shop.send({ ...line(' requestedDeliveryDate="2026-03-20"'), type: 'delete' })
    expect(code).toBe('200')
  })
})

const accounting = `<Distribution><Accounting name="Cost"><AccountingSegment id="7"><Name xml:lang="en">Center</Name>
<Description xml:lang="en">Ward</Description></AccountingSegment></Accounting><Charge><Money currency="USD">1</Money></Charge></Distribution>`
const contact = `<Contact role="endUser"><Name xml:lang="en">Nia</Name><Email>n@h.example</Email><Phone><TelephoneNumber>
<CountryCode isoCountryCode="US">1</CountryCode><Number>5</Number></TelephoneNumber></Phone></Contact>`

describe('an ordinary order', () => {
  it('PLUS-23 of a procurement system with codes, contacts and words of its own is placed', async () => {
    const postal = postalAddress(['Test Hospital', '1 Main Street'], '12207', { state: 'NY', deliverTo: ['Nia'] })
    const address = `<Address addressID="1" addressIDDomain="buyer" isoCountryCode="US"><Name xml:lang="en">Test Hospital</Name>${postal}
<Email name="default">n@h.example</Email><Phone name="work"/><Fax name="fax"/><URL>https://h.example</URL></Address>`
    const items = itemOut({
      ...{ part: gauze, auxiliary: unitsOf(gauze).each, unit: 'EA', quantity: '2.000', price: '3.2525', lineNumber: 1 },
      attributes: ' requisitionID="R-1" agreementItemNumber="7" isReturn="no" isAdHoc="" itemClassification="material"',
      detail: `<PriceBasisQuantity quantity="1" conversionFactor="1.0"><UnitOfMeasure>EA</UnitOfMeasure>
<Description xml:lang="en">Each</Description></PriceBasisQuantity><Classification domain="UNSPSC">42000000</Classification>
<ManufacturerPartID>M</ManufacturerPartID><ManufacturerName>N</ManufacturerName><URL/><LeadTime>2</LeadTime><Extrinsic name="x">y</Extrinsic>`,
      more: `<SupplierID domain="DUNS">1</SupplierID>${accounting}${contact}<Comments xml:lang="en">Sterile</Comments>
<MasterAgreementIDInfo agreementID="A"/><Tolerances/><Extrinsic name="x"/>`,
    })
    const more = `<BillTo><Address><Name xml:lang="en">Accounts payable</Name></Address></BillTo>
<BusinessPartner type="organization" role="soldTo"><Address><Name xml:lang="en">Buyer</Name></Address></BusinessPartner>
<LegalEntity><IdReference identifier="1" domain="CompanyCode"/></LegalEntity><OrganizationalUnit><IdReference identifier="1"
 domain="PurchasingGroup"/></OrganizationalUnit>${amount('Tax', '0.00', '', '<TaxDetail category="sales" percentageRate="0"><TaxAmount><Money currency="USD">0</Money></TaxAmount></TaxDetail>')}
${amount('Shipping', '14.95')}<PaymentTerm payInNumberOfDays="30"><Discount><DiscountPercent percent="0.00"/></Discount></PaymentTerm>
${contact}<Followup><URL>https://h.example</URL></Followup><ControlKeys><OCInstruction value="requiredBeforeASN"/>
<ASNInstruction value="allowed"/><InvoiceInstruction value="isNotERS" verificationType="goodsReceipt"/></ControlKeys>
<DocumentReference payloadID="0@buyer"/><IdReference identifier="1" domain="x"/><OrderRequestHeaderIndustry>
<ExternalDocumentType documentType="NB"/></OrderRequestHeaderIndustry><Extrinsic name="costCenter">7</Extrinsic>`
    const attributes = ' orderType="regular" requisitionID="R-1" agreementID="A" shipComplete="" xmlns:xsi="urn:x"'
    const shipTo = `<ShipTo>${address}<IdReference identifier="1" domain="x"/></ShipTo>`
    const answer = await shop.send({ items, more, attributes, shipTo, total: '6.505' })
    expect(answer).toEqual({ code: '200', words: expect.stringContaining('was placed') })
    expect(await shop.ordersOf()).toMatchObject([
      { address: 1, billing: 1, notes: 'Deliver to: Nia\nShipping: Ground\nLine 1: Sterile' },
    ])
  })

  it('PLUS-23 may have capital letters in its type and an empty list of declarations', async () => {
    const doctype = '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.013/cXML.dtd"[ ]>'
    const term = '<PaymentTerm payInNumberofDays="30"/>'
    const attributes = ' orderType="REGULAR"'
    expect((await shop.send({ type: 'NEW', attributes, doctype, more: term })).code).toBe('200')
  })

  it.each([
    ['.96', '400', 'costs $3.2525'],
    ['3.2525', '200', 'was placed'],
    [' 3.25250 ', '200', 'was placed'],
    ['0,003.2525', '200', 'was placed'],
    ['3,2525', '400', "UnitPrice is '3,2525', which is not a price such as 1234.56 or 1,234.56"],
    ['5,08', '400', "UnitPrice is '5,08', which is not a price such as 1234.56 or 1,234.56"],
    ['1,23,456', '400', 'which is not a price'],
    ['-3.2525', '400', 'which is not a price'],
    ['1e3', '400', 'which is not a price'],
  ])('PLUS-23 a price of “%s” is answered %s', async (price, code, words) => {
    const items = itemOut({ part: gauze, unit: 'EA', quantity: 2, price })
    expect(await shop.send({ items })).toEqual({ code, words: expect.stringContaining(words) })
  })

  it('PLUS-23 reads the price of a hundred units as a price of one unit, and refuses a price of another unit', async () => {
    const per = (quantity: number, price: string, unit = 'EA') =>
      itemOut({
        ...{ part: gauze, unit: 'EA', quantity: 2, price },
        detail: `<PriceBasisQuantity quantity="${quantity}" conversionFactor="1"><UnitOfMeasure>${unit}</UnitOfMeasure></PriceBasisQuantity>`,
      })
    expect((await shop.send({ items: per(100, '325.25') })).code).toBe('200')
    const dear = await shop.send({ items: per(10, '325.25'), orderId: 'PO-2' })
    expect(dear.words).toContain('costs $3.2525 for each unit, and $6.51 for 2; the order says $32.525, and $65.05')
    const boxes = await shop.send({ items: per(1, '325.25', 'BX'), orderId: 'PO-3' })
    expect(boxes).toEqual({ code: '450', words: expect.stringContaining('another UnitOfMeasure than the line') })
  })

  it.each([
    ['0xA', '1', '32.525'],
    ['1e1', '1', '32.525'],
    ['-10', '-1', '32.525'],
    ['+10', '1', '32.525'],
    ['1,000', '1', '3252.5'],
    ['10', '0x1', '32.525'],
    ['1', '1e-1', '32.525'],
    ['10', '0', '32.525'],
  ])('PLUS-23 a price basis of “%s” and “%s” is refused', async (quantity, factor, price) => {
    const detail = `<PriceBasisQuantity quantity="${quantity}" conversionFactor="${factor}"/>`
    const answer = await shop.send({ items: itemOut({ part: gauze, unit: 'EA', quantity: 2, price, detail }) })
    expect(answer).toEqual({
      code: '450',
      words: expect.stringContaining(`the quantity '${quantity}' and the conversionFactor '${factor}'`),
    })
    expect(await shop.ordersOf()).toEqual([])
  })

  it.each([
    ['10.0', '1', '32.525'],
    ['1,000.0', '', '3252.5'],
    ['1', '0.1', '32.525'],
  ])('PLUS-23 a price basis of “%s” and “%s” is read', async (quantity, factor, price) => {
    const detail = `<PriceBasisQuantity quantity="${quantity}" conversionFactor="${factor}"/>`
    expect((await shop.send({ items: itemOut({ part: gauze, unit: 'EA', quantity: 2, price, detail }) })).code).toBe(
      '200',
    )
  })

  it('PLUS-23 a currency is written in letters of any case, and is USD', async () => {
    const items = itemOut({ part: gauze, unit: 'EA', quantity: 2, price: '3.2525' })
    expect((await shop.send({ items: items.replace('"USD"', '"usd"') })).code).toBe('200')
    const euros = await shop.send({ items: items.replace('"USD"', '"EUR"'), orderId: 'PO-2' })
    expect(euros.words).toContain("the currency of UnitPrice is 'EUR'. The store sells in USD.")
  })

  it.each([
    ['2', 2],
    [' 2.000 ', 2],
    ['1,000.0', 1_000],
    ['1,000', null],
    ['2,0', null],
    ['1.5', null],
    ['', null],
    ['1e1', null],
  ])('PLUS-23 a quantity of “%s” is %s', async (quantity, ordered) => {
    const answer = await shop.send({ items: itemOut({ part: gauze, unit: 'EA', quantity }) })
    const { rows } = await shop.db.execute(sql`SELECT quantity FROM order_lines`)
    expect(rows).toEqual(ordered === null ? [] : [{ quantity: ordered }])
    if (ordered === null)
      expect(answer.words).toMatch(/^Line 1: the quantity '.*' is not a whole number from 1 to 99999/)
  })
})

describe('the amounts and terms of an order', () => {
  it.each<[string, Parts]>([
    ['the goods', { total: '6.51' }],
    ['the goods, rounded otherwise', { total: '6.5' }],
    ['the goods with shipping', { total: '21.46' }],
    ['the goods with tax', { total: '8.23', more: amount('Tax', '1.72') }],
    ['nothing', { total: '' }],
  ])('PLUS-23 may be the amounts of %s', async (_name, parts) => {
    const answer = await shop.send(parts)
    expect(answer).toEqual({ code: '200', words: expect.stringContaining('was placed') })
  })

  it.each<[string, Parts, string]>([
    ['Total', { total: '1.00' }, 'The Total is $1.00; the goods cost $6.51, and'],
    ['Shipping', { more: amount('Shipping', '5') }, 'The Shipping is $5.00, and the store charges $14.95.'],
    ['Tax', { more: amount('Tax', '99.00') }, 'The Tax is $99.00, and the store charges $'],
    ['Tax of lines', line('', amount('Tax', '99.00')), 'The Tax is $99.00, and the store charges $'],
    ['Shipping of lines', line('', amount('Shipping', '1.00')), 'The Shipping is $1.00, and the store charges'],
    [
      'days of payment',
      { more: '<PaymentTerm payInNumberOfDays="60"/>' },
      'within 60 days, and the company pays within 30 days',
    ],
    ['Total in words', { total: 'much' }, "Total is 'much', which is not an amount"],
  ])('PLUS-23 are refused for another %s, with the right value', async (_name, parts, words) => {
    expect(await shop.send(parts)).toEqual({ code: '400', words: expect.stringContaining(words) })
    expect(await shop.ordersOf()).toEqual([])
  })
})

const agreed = '<Credential domain="DUNS"><Identity>12345</Identity></Credential>'
const other = '<Credential domain="NetworkID"><Identity>AN-1</Identity></Credential>'

describe('the credentials of a document', () => {
  it.each([
    ['From', (xml: string) => xml.replace(agreed, other + agreed)],
    [
      'Sender',
      (xml: string) =>
        xml.replace('<Sender>', `<Sender>${other.replace('</Cred', '<SharedSecret>x</SharedSecret></Cred')}`),
    ],
  ])('PLUS-23 count also when another credential comes first in %s', async (_name, change) => {
    expect((await shop.post(change(orderRequest({ secret, items: oneGauze })))).code).toBe('200')
    expect((await shop.post(change(orderRequest({ secret: 'a guess', items: oneGauze, orderId: 'PO-2' })))).code).toBe(
      '401',
    )
    const { rows } = await shop.db.execute(sql`SELECT parties FROM purchase_orders`)
    expect(rows).toMatchObject([{ parties: { fromDomain: 'DUNS', fromIdentity: '12345' } }])
  })

  it('PLUS-23 of an unknown name do not lock out a system that also sends them', async () => {
    const xml = orderRequest({ secret, items: oneGauze })
    expect((await shop.post(xml.replace(agreed, other))).code).toBe('401')
    await shop.db.execute(
      sql`UPDATE auth_throttles SET failures = 60, locked_until = last_failure_at + interval '1 minute'`,
    )
    expect((await shop.post(xml.replace(agreed, other))).code).toBe('560')
    expect((await shop.post(xml.replace(agreed, other + agreed))).code).toBe('200')
  })

  it('PLUS-23 are refused when they are many', async () => {
    const many = await shop.post(orderRequest({ secret, items: oneGauze }).replace(agreed, other.repeat(20) + agreed))
    expect(many).toEqual({ code: '400', words: expect.stringContaining('at most 10 credentials') })
  })
})

/** The bytes of a text in UTF-16, the first byte of each character first. */
function utf16(text: string, order: 'le' | 'be') {
  const bytes = Buffer.from(text, 'utf16le')
  return order === 'le' ? bytes : bytes.swap16()
}

describe('the encoding of a document', () => {
  const words = 'Café – Sterilisé'
  const plain = 'Café Sterilisé'

  function document(encoding: string | null, comment: string) {
    const xml = orderRequest({ secret, items: oneGauze, more: `<Comments>${comment}</Comments>` })
    return xml.replace(' encoding="UTF-8"', encoding === null ? '' : ` encoding="${encoding}"`)
  }

  it.each<[string, Buffer, string, string]>([
    ['UTF-8', Buffer.from(document('UTF-8', words)), 'text/xml', words],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${document('iso-8859-1', words)}`), 'text/xml', words],
    ['UTF-8 after white space', Buffer.from(` \n\t${document('UTF-8', words)}`), 'text/xml', words],
    ['ISO-8859-1 by its declaration', Buffer.from(document('ISO-8859-1', plain), 'latin1'), 'text/xml', plain],
    ['ISO-8859-1 by HTTP', Buffer.from(document(null, plain), 'latin1'), 'text/xml; charset=iso-8859-1', plain],
    [
      'Windows-1252',
      Buffer.concat([
        Buffer.from(document('windows-1252', 'A#B').split('#')[0] ?? ''),
        Buffer.from([0x96]),
        Buffer.from(document('windows-1252', 'A#B').split('#')[1] ?? ''),
      ]),
      'application/xml',
      'A–B',
    ],
    ['UTF-16 with a byte order mark', utf16(`\ufeff${document('UTF-16', words)}`, 'le'), 'text/xml', words],
    ['UTF-16 with the other one', utf16(`\ufeff${document('UTF-16', words)}`, 'be'), 'text/xml', words],
    ['UTF-16 without one', utf16(document('UTF-16', words), 'be'), 'text/xml', words],
    ['ASCII', Buffer.from(document('us-ascii', 'Cafe')), 'text/xml; charset=us-ascii', 'Cafe'],
  ])('PLUS-23 may be %s', async (_name, bytes, contentType, notes) => {
    expect(await shop.post(bytes, contentType)).toMatchObject({ code: '200' })
    expect(await shop.ordersOf()).toMatchObject([{ notes }])
  })

  it.each<[string, Buffer, string, string, string]>([
    ['UTF-8 and is not', Buffer.from(document('UTF-8', plain), 'latin1'), 'text/xml', '400', 'is not utf-8'],
    ['nothing and is not UTF-8', Buffer.from(document(null, plain), 'latin1'), 'text/xml', '400', 'is not utf-8'],
    ['ASCII and is not', Buffer.from(document('us-ascii', plain), 'latin1'), 'text/xml', '400', 'is not us-ascii'],
    ['half a character', Buffer.concat([utf16('\ufeff<cXML/>', 'le'), Buffer.from([0])]), 'text/xml', '400', 'utf-16'],
    ['an encoding of another continent', Buffer.from(document('Shift_JIS', 'x')), 'text/xml', '406', "'Shift_JIS'"],
    ['an encoding of nobody', Buffer.from(document('UTF-8', 'x')), 'text/xml; charset=klingon', '406', "'klingon'"],
  ])('PLUS-23 that says %s is refused', async (_name, bytes, contentType, code, part) => {
    const answer = await shop.post(bytes, contentType)
    expect(answer.code).toBe(code)
    expect(answer.words).toContain(part)
    expect(answer.words).toContain('Send it in UTF-8')
  })
})

describe('a hostile document', () => {
  it.each([
    ['nothing', ''],
    [
      'a test beside an order',
      orderRequest({ secret, items: oneGauze }).replace('</Request>', '</Request><Request deploymentMode="test"/>'),
    ],
    [
      'two orders',
      orderRequest({ secret, items: oneGauze }).replace('</OrderRequest>', '</OrderRequest><OrderRequest/>'),
    ],
    ['a character of nothing', orderRequest({ secret, items: oneGauze, orderId: 'PO&#0;1' })],
    ['half a character', orderRequest({ secret, items: oneGauze, orderId: 'PO&#xD800;1' })],
    ['no header', orderRequest({ secret, items: oneGauze }).replaceAll('OrderRequestHeader', 'Other')],
    ['a very long number', orderRequest({ secret, items: oneGauze, orderId: '9'.repeat(100_000) })],
    ['a very long name', orderRequest({ secret, items: oneGauze, shipTo: shipToOf('x'.repeat(100_000)) })],
    ['a part of many digits', orderRequest({ secret, items: itemOut({ part: '9'.repeat(30), unit: 'EA' }) })],
    [
      'the highest price',
      orderRequest({
        secret,
        items: itemOut({ part: gauze, unit: 'EA', quantity: 99_999, price: '9999999.99999999' }),
      }),
    ],
    ['a very long unit', orderRequest({ secret, items: itemOut({ part: gauze, unit: 'E'.repeat(100_000) }) })],
    ['a version of many digits', orderRequest({ secret, items: oneGauze, attributes: ' orderVersion="99999999999"' })],
    ['a very long identity', orderRequest({ secret, items: oneGauze, identity: 'x'.repeat(100_000) })],
  ])('PLUS-23 of %s is refused in a status', async (_name, xml) => {
    const { code } = await shop.post(xml)
    expect(['400', '401', '450']).toContain(code)
    expect(await shop.ordersOf()).toEqual([])
  })
})
