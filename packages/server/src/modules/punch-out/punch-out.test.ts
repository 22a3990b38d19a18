import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PortFailure } from '../../ports/port-failure.js'
import { shopMorning, startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { shopUsers } from '../../testing/fixtures/shop-companies.js'
import { readValidCxml } from '../../testing/valid-cxml.js'
import { hashPassword } from '../credentials/password.js'
import { elementAt, elementsOf, textAt, type XmlElement } from '../cxml/read-xml.js'
import { addBuyer, removeBuyer } from './punch-out.repository.js'

const secret = 'a shared secret of two machines'
const returnOrigin = 'https://buyer.example'
const back = `${returnOrigin}/cart?session=1&x=2`

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
  await shop.db.execute(sql`UPDATE items SET item_name = ${part} WHERE id = ${glove}`)
  const buyer = {
    accountId: shopUsers.buyer.accountId,
    secretHash: await hashPassword(secret),
    returnOrigins: [returnOrigin],
  }
  await addBuyer(shop.db, { ...buyer, name: 'Hospital Buying', protocol: 'cxml', domain: 'DUNS', identity: '12345' })
  await addBuyer(shop.db, { ...buyer, name: 'Hospital SAP', protocol: 'oci', identity: 'hospital' })
})
beforeEach(async () => {
  shop.setNow(shopMorning)
  await shop.db.execute(sql`DELETE FROM users WHERE username LIKE 'punchout-%'`)
})
afterAll(() => shop.close())

interface Sent {
  readonly operation?: string
  readonly identity?: string
  readonly secret?: string
  readonly returnUrl?: string
  readonly items?: string
}

/** A request as a procurement system sends it: with a document type, and elements in an order of its own. */
function setupRequest({ operation = 'create', returnUrl = back, items = '', ...claim }: Sent = {}) {
  const { identity = '12345', secret: shared = secret } = claim
  const escaped = returnUrl.replaceAll('&', '&amp;')
  return `<?xml version="1.0"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="1@buyer" timestamp="2026-03-11 09:00"><Header>
<To><Credential domain="NetworkID"><Identity>AN-GAUZE</Identity></Credential></To>
<From><Credential domain="duns"><Identity>${identity}</Identity></Credential></From>
<Sender><Credential domain="NetworkID"><Identity>hub</Identity><SharedSecret>${shared}</SharedSecret></Credential>
<UserAgent>Buying 9</UserAgent></Sender></Header>
<Request deploymentMode="test"><PunchOutSetupRequest operation="${operation}">
<BrowserFormPost><URL>${escaped}</URL></BrowserFormPost><BuyerCookie>cookie &lt;7&gt;</BuyerCookie>
<Extrinsic name="UserEmail">nurse@hospital.example</Extrinsic><Extrinsic name="FirstName">Nia</Extrinsic>
${items}</PunchOutSetupRequest></Request></cXML>`
}

async function setUp(body: string) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/punchout/cxml',
    headers: { 'content-type': 'text/xml; charset="UTF-8"' },
    payload: body,
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8'])
  const document = readValidCxml(answer.body)
  const status = elementAt(document, 'Response', 'Status')
  return { code: status?.attributes.code, words: status?.text, url: textAt(document, 'StartPage', 'URL') }
}

async function start(url: string) {
  const token = new URL(url).pathname.replace('/punchout/', '')
  return shop.call('startPunchout', { token })
}

async function enter(sent: Sent = {}) {
  return (await start((await setUp(setupRequest(sent))).url)).output()
}

/** The form that the browser posts to the procurement system. */
async function returned(token: string) {
  const { returnUrl } = (await shop.call('returnCart', {}, { token })).output()
  const page = await shop.app.inject({ url: new URL(returnUrl).pathname, headers: { accept: 'text/html' } })
  const plain = (text: string) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const inputs = page.body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  return {
    page,
    action: plain(/action="([^"]*)"/.exec(page.body)?.[1] ?? ''),
    fields: Object.fromEntries([...inputs].map(([, name = '', value = '']) => [plain(name), plain(value)])),
  }
}

function message(fields: Record<string, string>) {
  return readValidCxml(fields['cxml-urlencoded'] ?? '')
}

/** The amounts of a message's header, by the names of their elements. */
function sumsOf(order: XmlElement) {
  const header = elementAt(order, 'PunchOutOrderMessageHeader')
  return Object.fromEntries(header?.children.map((sum) => [sum.name, textAt(sum, 'Money')]) ?? [])
}

function sentItem(itemId: number | string, unit: number | string, quantity: number | string) {
  return `<ItemOut quantity="${quantity}"><ItemID><SupplierPartID>${itemId}</SupplierPartID>
<SupplierPartAuxiliaryID>${unit}</SupplierPartAuxiliaryID></ItemID></ItemOut>`
}

const glove = shopItems.gloveSmall
/** The item number of the glove. */
const part = 'NG-10'

describe('cXML', () => {
  it('PUN-02 PUN-01 a setup request signs its person in once, and the cart returns with the chosen goods', async () => {
    const { url } = await setUp(setupRequest())
    const begun = await start(url)
    const { token, user, isPunchout, startPath } = begun.output()
    expect([user.firstName, user.isPunchout, isPunchout, startPath]).toEqual(['Nia', true, true, '/shop'])
    expect(String(begun.headers['set-cookie'])).toMatch(/^gauze_refresh=.*HttpOnly/)
    const { each, box } = unitsOf(glove)
    await shop.call('addItem', { itemId: glove, unit: box, quantity: 3 }, { token })
    await shop.call('addItem', { itemId: glove, unit: each, quantity: 7 }, { token })
    const { page, action, fields } = await returned(token)
    expect(action).toBe(back)
    expect(page.headers['content-security-policy']).toContain('form-action https:;')
    const order = message(fields)
    expect([textAt(order, 'From', 'Identity'), textAt(order, 'To', 'Identity')]).toEqual(['AN-GAUZE', '12345'])
    expect(elementAt(order, 'Message')?.attributes).toEqual({ deploymentMode: 'test' })
    expect(textAt(order, 'BuyerCookie')).toBe('cookie <7>')
    expect(sumsOf(order)).toEqual({ Total: '57.06', Shipping: '14.95', Tax: '4.23' })
    const lines = elementsOf(order, 'ItemIn').map((line) => ({
      ...line.attributes,
      part: textAt(line, 'SupplierPartID'),
      unit: textAt(line, 'UnitOfMeasure'),
      price: textAt(line, 'UnitPrice', 'Money'),
      words: textAt(line, 'Description'),
    }))
    const words = expect.stringContaining('Nitrile Exam Glove')
    expect(lines).toEqual([
      { quantity: '3', lineNumber: '1', part, unit: 'BX', price: '12.34', words },
      { quantity: '7', lineNumber: '2', part, unit: 'EA', price: '0.1234', words },
    ])
    expect((await shop.call('getCart', {}, { token })).status).toBe(401)
  })

  it('PUN-02 the returned cart has the elements of an ItemDetail in the order of the document type', async () => {
    const { token } = await enter()
    await shop.call('addItem', { itemId: glove, unit: unitsOf(glove).box, quantity: 1 }, { token })
    const order = message((await returned(token)).fields)
    const namesIn = (name: string) => elementAt(order, name)?.children.map((child) => child.name)
    expect(namesIn('Header')).toEqual(['From', 'To', 'Sender'])
    expect(namesIn('PunchOutOrderMessage')).toEqual(['BuyerCookie', 'PunchOutOrderMessageHeader', 'ItemIn'])
    expect(namesIn('ItemIn')).toEqual(['ItemID', 'ItemDetail'])
    const required = ['UnitPrice', 'Description', 'UnitOfMeasure', 'PriceBasisQuantity', 'Classification']
    expect(namesIn('ItemDetail')).toEqual([...required, 'ManufacturerPartID', 'ManufacturerName', 'Extrinsic'])
  })

  it('PUN-01 the message has the shipping, tax, fee and total that the cart shows', async () => {
    const { clinic } = shopUsers
    const own = { accountId: clinic.accountId, name: 'Clinic Buying', protocol: 'cxml', domain: 'DUNS' } as const
    const hash = await hashPassword(secret)
    await addBuyer(shop.db, { ...own, identity: '881', secretHash: hash, returnOrigins: [returnOrigin] })
    const { token } = await enter({ identity: '881' })
    await shop.call('addItem', { itemId: glove, unit: unitsOf(glove).box, quantity: 2 }, { token })
    const cart = (await shop.call('getCart', {}, { token })).output()
    const order = message((await returned(token)).fields)
    const seen = [cart.total, cart.shipping, cart.tax, cart.convenienceFee].map((sum) => Number(sum).toFixed(2))
    expect(seen).toEqual(['40.07', '14.95', '1.95', '1.17'])
    const [total, shipping, tax, fee] = seen
    expect(sumsOf(order)).toEqual({ Total: total, Shipping: shipping, Tax: tax })
    expect(textAt(order, 'Total', 'Modifications', 'AdditionalCost', 'Money')).toBe(fee)
  })

  it('PUN-01 a price names the base units that it is for', async () => {
    const { token } = await enter()
    const { each, box } = unitsOf(glove)
    await shop.call('addItem', { itemId: glove, unit: box, quantity: 1 }, { token })
    await shop.call('addItem', { itemId: glove, unit: each, quantity: 1 }, { token })
    const [boxes, single] = elementsOf(message((await returned(token)).fields), 'ItemIn')
    if (boxes === undefined || single === undefined) expect.fail('two lines')
    const basis = elementAt(boxes, 'PriceBasisQuantity')
    expect(basis?.attributes).toEqual({ quantity: '100', conversionFactor: '100' })
    expect(basis && [textAt(basis, 'UnitOfMeasure'), textAt(basis, 'Description')]).toEqual([
      'EA',
      '1 BX is 100 EA. The price is for 1 Box of 100.',
    ])
    expect(elementAt(single, 'PriceBasisQuantity')).toBeUndefined()
  })

  it('PUN-01 a cart whose charges cannot be worked out stays, and its visit goes on', async () => {
    const { token } = await enter()
    await shop.call('addItem', { itemId: glove, unit: unitsOf(glove).box, quantity: 1 }, { token })
    const { shippingCharge } = shop.services.ports
    const failing = { ...shippingCharge, chargeFor: () => Promise.reject(new PortFailure('shippingCharge')) }
    Object.assign(shop.services.ports, { shippingCharge: failing })
    const refused = await shop.call('returnCart', {}, { token })
    Object.assign(shop.services.ports, { shippingCharge })
    expect(refused.problem()).toMatchObject({ status: 503, type: expect.stringContaining('shipping-unavailable') })
    expect(sumsOf(message((await returned(token)).fields))).toMatchObject({ Shipping: '14.95' })
  })

  it('PUN-01 a cart that changes while its charges are worked out is not returned', async () => {
    const { token } = await enter()
    const line = { itemId: glove, unit: unitsOf(glove).box, quantity: 1 }
    await shop.call('addItem', line, { token })
    const { shippingCharge } = shop.services.ports
    const slow: typeof shippingCharge.chargeFor = async (asked, until) => {
      Object.assign(shop.services.ports, { shippingCharge })
      await shop.call('addItem', line, { token })
      return shippingCharge.chargeFor(asked, until)
    }
    Object.assign(shop.services.ports, { shippingCharge: { ...shippingCharge, chargeFor: slow } })
    expect((await shop.call('returnCart', {}, { token })).problem()).toMatchObject({
      status: 409,
      detail: expect.stringContaining('Nothing was returned'),
    })
  })

  it('PUN-02 PLUS-03 an edit restores the exact lines, and names lines that it cannot restore', async () => {
    const { box } = unitsOf(glove)
    const restricted = sentItem(shopItems.restricted, unitsOf(shopItems.restricted).each, 2)
    const otherUnit = sentItem(shopItems.gauze, 77, 3)
    const items = [sentItem(glove, box, 4), sentItem(999, 1, 1), restricted, otherUnit].join('')
    const { token, startPath, missing } = await enter({ operation: 'edit', items })
    expect(startPath).toBe('/cart')
    expect(missing.toSorted()).toEqual(['1010', '1014', '999'])
    const { cartDetail } = (await shop.call('getCart', {}, { token })).output()
    expect(cartDetail.map(({ itemId, unit, quantity }) => [itemId, unit, quantity])).toEqual([[glove, box, 4]])
    const [line] = elementsOf(message((await returned(token)).fields), 'ItemIn')
    expect(line && [line.attributes.quantity, textAt(line, 'SupplierPartAuxiliaryID')]).toEqual(['4', String(box)])
  })

  it('PUN-02 PLUS-03 an edit names the items of which the company may order less by now', async () => {
    const items = sentItem(shopItems.rationed, unitsOf(shopItems.rationed).each, 9_000)
    const { missing, adjusted } = await enter({ operation: 'edit', items })
    expect([missing, adjusted]).toEqual([[], [String(shopItems.rationed)]])
  })

  it('PUN-02 a removed procurement system gets in nowhere, and its identity can be given again', async () => {
    const own = { accountId: shopUsers.buyer.accountId, name: 'Second', protocol: 'cxml', domain: 'DUNS' } as const
    const second = { ...own, identity: '777', secretHash: await hashPassword(secret), returnOrigins: [returnOrigin] }
    await addBuyer(shop.db, second)
    const { url } = await setUp(setupRequest({ identity: '777' }))
    const { token } = await enter({ identity: '777' })
    const { rows } = await shop.db.execute<{ id: number }>(sql`SELECT id FROM punchout_buyers WHERE identity = '777'`)
    expect(await removeBuyer(shop.db, rows[0]?.id ?? 0)).toBe(true)
    await shop.services.sessions.catchUp()
    expect((await start(url)).status).toBe(401)
    expect((await shop.call('getCart', {}, { token })).status).toBe(401)
    expect((await setUp(setupRequest({ identity: '777' }))).code).toBe('401')
    expect(await addBuyer(shop.db, second)).toBe(true)
    expect((await setUp(setupRequest({ identity: '777' }))).code).toBe('200')
    expect(await addBuyer(shop.db, second)).toBe(false)
  })

  it('PUN-02 guesses of a secret are slowed, and other logins of the network are not', async () => {
    const codes: string[] = []
    for (let guess = 0; guess < 60; guess += 1) {
      const { words } = await setUp(setupRequest({ secret: `guess ${guess}` }))
      codes.push(words?.includes('Too many failed attempts') ? 'slowed' : 'wrong')
    }
    expect(codes.indexOf('slowed')).toBeGreaterThanOrEqual(40)
    expect(codes.at(-1)).toBe('slowed')
    await shop.db.execute(sql`DELETE FROM auth_throttles`)
  })

  it('PUN-02 PLUS-23 a lock says that it passes, and is the lock of one identity in one network', async () => {
    const own = { accountId: shopUsers.buyer.accountId, name: 'Neighbor', protocol: 'cxml', domain: 'DUNS' } as const
    const hash = await hashPassword(secret)
    await addBuyer(shop.db, { ...own, identity: '778', secretHash: hash, returnOrigins: [returnOrigin] })
    await shop.db.execute(sql`DELETE FROM auth_throttles`)
    await setUp(setupRequest({ secret: 'guess' }))
    await shop.db.execute(
      sql`UPDATE auth_throttles SET failures = 60, locked_until = last_failure_at + interval '1 minute'`,
    )
    const locked = await setUp(setupRequest())
    expect([locked.code, locked.words]).toEqual([
      '560',
      'Too many failed attempts. Please try again in 60 seconds. The secret was not compared.',
    ])
    expect((await setUp(setupRequest({ identity: '778' }))).code).toBe('200')
    await shop.db.execute(sql`DELETE FROM auth_throttles`)
  })

  it('PUN-02 a visit reads no bills, orders or quotes of the company', async () => {
    const { token } = await enter()
    for (const name of ['getInvoices', 'getSalesOrders', 'getEstimates', 'getCreditInfo'] as const)
      expect((await shop.call(name, {}, { token })).problem()).toMatchObject({ status: 403 })
  })

  it('PUN-02 an inspection shows the lines, and returns that nothing has changed', async () => {
    const items = sentItem(glove, unitsOf(glove).each, 5)
    const { token, operation } = await enter({ operation: 'inspect', items })
    expect(operation).toBe('inspect')
    expect((await shop.call('getCart', {}, { token })).output().totalItems).toBe(5)
    const order = message((await returned(token)).fields)
    expect(elementAt(order, 'Message', 'Status')?.attributes.code).toBe('204')
    expect(sumsOf(order)).toEqual({ Total: '0.00' })
    expect(elementsOf(order, 'ItemIn')).toEqual([])
  })

  it('PLUS-04 a profile request is answered with the address of setup requests, and needs the secret', async () => {
    const credential = (more: string) => `<Credential domain="DUNS"><Identity>12345</Identity>${more}</Credential>`
    const request = (shared: string) => `<cXML payloadID="1" timestamp="2026-03-11T09:00:00Z"><Header>
<From>${credential('')}</From><Sender>${credential(`<SharedSecret>${shared}</SharedSecret>`)}</Sender></Header>
<Request><ProfileRequest/></Request></cXML>`
    const ask = async (shared: string) => {
      const headers = { 'content-type': 'text/xml' }
      const payload = request(shared)
      return readValidCxml(
        (await shop.app.inject({ method: 'POST', url: '/api/punchout/cxml', headers, payload })).body,
      )
    }
    const profile = elementAt(await ask(secret), 'Response', 'ProfileResponse')
    const transactions = profile?.children.map((one) => [one.name, one.attributes.requestName, textAt(one, 'URL')])
    expect(profile?.attributes).toEqual({ effectiveDate: '2026-03-11T14:00:00.000+00:00' })
    expect(transactions).toEqual([
      ['Transaction', 'PunchOutSetupRequest', `${shop.services.publicUrl()}/api/punchout/cxml`],
      ['Transaction', 'OrderRequest', `${shop.services.publicUrl()}/api/punchout/cxml`],
    ])
    const refused = await ask('guess')
    expect(elementAt(refused, 'Response', 'Status')?.attributes.code).toBe('401')
    expect(elementAt(refused, 'ProfileResponse')).toBeUndefined()
  })

  it('PUN-02 a selected item is the page that opens first', async () => {
    const selected = (number: number | string) =>
      `<SelectedItem><ItemID><SupplierPartID>${number}</SupplierPartID></ItemID></SelectedItem>`
    expect((await enter({ items: selected(glove) })).startPath).toBe(`/product/${glove}`)
    const items = selected(part)
    expect((await enter({ items })).startPath).toBe(`/product/${glove}`)
    const unit = '<SupplierPartAuxiliaryID>7</SupplierPartAuxiliaryID></ItemID>'
    expect((await enter({ items: items.replace('</ItemID>', unit) })).startPath).toBe(`/product/${glove}?uom=7`)
  })

  it.each<[string, Sent | string, string, RegExp]>([
    ['a wrong secret', { secret: 'guess' }, '401', /do not belong together/],
    ['an unknown identity', { identity: '99999' }, '401', /do not belong together/],
    ['a return to another origin', { returnUrl: 'https://evil.example/' }, '406', /may not return to/],
    ['a return without https', { returnUrl: 'http://buyer.example/' }, '406', /may not return to/],
    ['a return to a script', { returnUrl: 'javascript:alert(1)' }, '406', /may not return to/],
    ['an operation that is not offered', { operation: 'source' }, '450', /create, edit or inspect/],
    ['a quantity of nothing', { operation: 'edit', items: sentItem(1, 1, 0) }, '400', /not a whole number/],
    ['an ambiguous quantity', { operation: 'edit', items: sentItem(1, 1, '1,000') }, '400', /not a whole number/],
    ['no XML', 'hello', '400', /not well-formed/],
    ['other XML', '<a/>', '400', /not cXML/],
    [
      'another request',
      '<cXML><Header/><Request><StatusUpdateRequest/></Request></cXML>',
      '450',
      /a PunchOutSetupRequest, an OrderRequest or a ProfileRequest only/,
    ],
    [
      'entities of its own',
      '<!DOCTYPE cXML [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><cXML><Header/>&b;</cXML>',
      '400',
      /declares entities/,
    ],
    [
      'a file of the server',
      '<!DOCTYPE cXML [<!ENTITY f SYSTEM "file:///etc/passwd">]><cXML>&f;</cXML>',
      '400',
      /declares entities/,
    ],
    ['an endless depth', '<a>'.repeat(5_000), '400', /nested/],
  ])('PUN-02 refuses %s in a status, and begins no visit', async (_name, sent, code, words) => {
    const answer = await setUp(typeof sent === 'string' ? sent : setupRequest(sent))
    expect(answer).toEqual({ code, words: expect.stringMatching(words), url: '' })
    const { rows } = await shop.db.execute(sql`SELECT 1 FROM users WHERE username LIKE 'punchout-%'`)
    expect(rows).toEqual([])
  })

  it('PUN-02 a start page works once and for ten minutes, also when two open it at once', async () => {
    const { url } = await setUp(setupRequest())
    const both = await Promise.all([start(url), start(url)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    const late = await setUp(setupRequest())
    shop.setNow(new Date(shopMorning.getTime() + 10 * 60_000))
    expect((await start(late.url)).problem()).toMatchObject({
      status: 401,
      detail: expect.stringContaining('Open the catalog in your procurement system again'),
    })
  })

  it('PUN-02 two people of one procurement system have carts of their own, with the prices of their company', async () => {
    const [one, other] = [await enter(), await enter()]
    await shop.call('addItem', { itemId: glove, unit: unitsOf(glove).each, quantity: 2 }, { token: one.token })
    expect((await shop.call('getCart', {}, { token: other.token })).output().totalItems).toBe(0)
    expect((await shop.call('getCart', {}, { token: one.token })).output()).toMatchObject({ subtotal: 0.25 })
  })

  it('PUN-04 a visit places no order', async () => {
    const { token } = await enter()
    const order = { shipAddressId: 1, billAddressId: 1, poNum: 'PO-1', paymentMethod: 'terms' as const }
    const answer = await shop.call('placeOrder', order, { token, idempotencyKey: crypto.randomUUID() })
    expect(answer.problem()).toMatchObject({ status: 403 })
  })

  it('API-62 returns no cart of a session that did not come from a procurement system', async () => {
    for (const who of ['buyer', 'punchout'] as const) {
      expect((await shop.as(who, 'returnCart', {})).problem()).toMatchObject({
        status: 422,
        detail: expect.stringContaining('did not come from a procurement system'),
      })
    }
  })

  it('API-62 a return page can be loaded again within ten minutes, and a guessed one does not exist', async () => {
    const { token } = await enter()
    const { returnUrl } = (await shop.call('returnCart', {}, { token })).output()
    const open = (url: string) => shop.app.inject({ url: new URL(url).pathname, headers: { accept: 'text/html' } })
    expect([(await open(returnUrl)).statusCode, (await open(returnUrl)).statusCode]).toEqual([200, 200])
    const guessed = await open(`${returnUrl}x`)
    expect([guessed.statusCode, guessed.body]).toEqual([410, expect.stringContaining('<h1>This page has ended</h1>')])
    shop.setNow(new Date(shopMorning.getTime() + 10 * 60_000))
    expect((await open(returnUrl)).statusCode).toBe(410)
  })
})

describe('OCI', () => {
  const entry = { USERNAME: 'Hospital', PASSWORD: secret, HOOK_URL: back, '~OkCode': 'ADDI' }

  function open(fields: Record<string, string>, method: 'GET' | 'POST' = 'POST') {
    const payload = new URLSearchParams(fields).toString()
    return method === 'GET'
      ? shop.app.inject({ url: `/api/punchout/oci?${payload}` })
      : shop.app.inject({
          method,
          url: '/api/punchout/oci',
          payload,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
  }

  it.each(['GET', 'POST'] as const)(
    'PUN-03 an entry by %s opens the store, and the cart returns in fields',
    async (method) => {
      const opened = await open(entry, method)
      expect(opened.statusCode).toBe(303)
      const { token } = (await start(String(opened.headers.location))).output()
      await shop.call('addItem', { itemId: glove, unit: unitsOf(glove).each, quantity: 7 }, { token })
      const { action, fields } = await returned(token)
      expect(action).toBe(back)
      expect(fields).toEqual({
        '~OkCode': 'ADDI',
        'NEW_ITEM-DESCRIPTION[1]': expect.stringMatching(/^Nitrile Exam Glove.{0,22}$/),
        'NEW_ITEM-QUANTITY[1]': '7',
        'NEW_ITEM-UNIT[1]': 'EA',
        'NEW_ITEM-PRICE[1]': '1.234',
        'NEW_ITEM-CURRENCY[1]': 'USD',
        'NEW_ITEM-PRICEUNIT[1]': '10',
        'NEW_ITEM-VENDORMAT[1]': part,
        'NEW_ITEM-MANUFACTMAT[1]': expect.any(String),
        'NEW_ITEM-EXT_PRODUCT_ID[1]': `${glove}/${unitsOf(glove).each}`,
        'NEW_ITEM-SERVICE[1]': '',
        'NEW_ITEM-LONGTEXT_1:132[]': expect.stringContaining('Nitrile Exam Glove'),
      })
    },
  )

  it('PUN-03 an entry leads to a product or to a search', async () => {
    const pathOf = async (extra: Record<string, string>) =>
      (await start(String((await open({ ...entry, ...extra })).headers.location))).output().startPath
    expect(await pathOf({ FUNCTION: 'DETAIL', PRODUCTID: String(glove) })).toBe(`/product/${glove}`)
    expect(await pathOf({ FUNCTION: 'DETAIL', PRODUCTID: `${glove}/7` })).toBe(`/product/${glove}?uom=7`)
    expect(await pathOf({ FUNCTION: 'SOURCING', SEARCHSTRING: 'gauze & tape' })).toBe(
      '/products/1?search=gauze%20%26%20tape',
    )
  })

  it('PUN-03 a product is validated at once, in the unit of an earlier cart, without a visit that goes on', async () => {
    const { each } = unitsOf(glove)
    const answer = await open({ ...entry, FUNCTION: 'VALIDATE', PRODUCTID: `${glove}/${each}`, QUANTITY: '5' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('name="NEW_ITEM-QUANTITY[1]" value="5"')
    expect(answer.body).toContain(`name="NEW_ITEM-EXT_PRODUCT_ID[1]" value="${glove}/${each}"`)
    const gone = await open({ ...entry, FUNCTION: 'VALIDATE', PRODUCTID: '999/1' })
    expect([gone.statusCode, gone.body.includes('NEW_ITEM')]).toEqual([200, false])
    expect((await open({ ...entry, FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'gauze' })).statusCode).toBe(400)
  })

  it.each([
    ['QUANTITY', '2,000'],
    ['QUANTITY', 'abc'],
    ['QUANTITY', '0'],
    ['QUANTITY', '-1'],
    ['QUANTITY', '2.5'],
    ['QUANTITY', '1000001'],
    ['PRODUCTID', ''],
    ['PRODUCTID', '1002/'],
    ['PRODUCTID', '/10021'],
    ['PRODUCTID', '1002/10021/1'],
    ['FUNCTION', 'VALIDATION'],
  ])('PUN-03 refuses the %s %j, and says what to send', async (name, value) => {
    const product = `${glove}/${unitsOf(glove).each}`
    const answer = await open({ ...entry, FUNCTION: 'VALIDATE', PRODUCTID: product, QUANTITY: '1', [name]: value })
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(`The ${name} '${value}' cannot be`)])
    expect(answer.body).toMatch(/cannot be read\. .*[Ss]end /)
    const { rows } = await shop.db.execute(sql`SELECT 1 FROM users WHERE username LIKE 'punchout-%'`)
    expect(rows).toEqual([])
  })

  it.each([
    [null, '1'],
    ['', '1'],
    ['3.000', '3'],
    [' 4 ', '4'],
  ])('PUN-03 validates the quantity %j as %s', async (given, quantity) => {
    const fields = { ...entry, FUNCTION: 'VALIDATE', PRODUCTID: `${glove}/${unitsOf(glove).each}` }
    const answer = await open(given === null ? fields : { ...fields, QUANTITY: given })
    expect([answer.statusCode, answer.body]).toEqual([
      200,
      expect.stringContaining(`name="NEW_ITEM-QUANTITY[1]" value="${quantity}"`),
    ])
  })

  it.each([
    ['a wrong password', { PASSWORD: 'guess' }, 401],
    ['an unknown name', { USERNAME: 'nobody' }, 401],
    ['a return to elsewhere', { HOOK_URL: 'https://evil.example' }, 403],
    ['no return', { HOOK_URL: '' }, 403],
  ])('PUN-03 refuses %s', async (_name, part, status) => {
    expect((await open({ ...entry, ...part })).statusCode).toBe(status)
  })
})
