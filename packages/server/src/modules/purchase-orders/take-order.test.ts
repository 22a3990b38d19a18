import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { itemOut, orderRequest, postalAddress, shipToOf, wholeShipTo } from '../../testing/fixtures/order-requests.js'
import { type OrderingShop, oneGauze, orderSecrets, startOrderingShop } from '../../testing/fixtures/ordering-shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { shopAddresses, shopUsers } from '../../testing/fixtures/shop-companies.js'
import { shipOrder } from '../orders/fulfil-order.service.js'

const { hospital: secret, clinic: clinicSecret } = orderSecrets
const { gauze, swab, gloveSmall, rationed, outOfStock, prescription, restricted } = shopItems

let shop: OrderingShop

beforeAll(async () => {
  shop = await startOrderingShop()
})
beforeEach(async () => {
  await shop.reset()
  await shop.db.execute(sql`UPDATE items SET quantity_available = 5000 WHERE id = ${gauze}`)
  await shop.db.execute(sql`UPDATE account_allocations SET used = 25 WHERE item_id = ${rationed}`)
  await shop.db.execute(sql`UPDATE accounts SET credit_limit_cents = 1000000 WHERE id = 1`)
})
afterAll(() => shop.close())

const send: OrderingShop['send'] = (parts) => shop.send(parts)
const post: OrderingShop['post'] = (payload) => shop.post(payload)
const ordersOf: OrderingShop['ordersOf'] = (accountId) => shop.ordersOf(accountId)
const setOrderUser: OrderingShop['setOrderUser'] = (userId, identity) => shop.setOrderUser(userId, identity)

async function log() {
  const { rows } = await shop.db.execute(sql`
    SELECT kind, number, state, status_code AS code, is_test AS test, attempts FROM punchout_documents ORDER BY id`)
  return rows
}

/** The checkout's total of the same lines. */
async function totalByCheckout(lines: readonly { itemId: number; unit: number; quantity: number }[]) {
  for (const line of lines) await shop.as('admin', 'addItem', line)
  const { licensed } = shopAddresses
  const form = { shipAddressId: licensed, billAddressId: licensed, poNum: 'X', paymentMethod: 'terms' } as const
  const placed = (await shop.as('admin', 'placeOrder', form, { idempotencyKey: crypto.randomUUID() })).output()
  return Math.round((placed.orderConfirmation.total ?? 0) * 100)
}

describe('a purchase order', () => {
  it('PLUS-23 SRCH-14 names a part by its item number or MPN, and by an old id if nothing else fits', async () => {
    const numbers = await shop.db.execute<{ item_name: string; mpn: string }>(
      sql`SELECT item_name, mpn FROM items WHERE id = ${gauze}`,
    )
    await shop.db.execute(sql`UPDATE items SET item_name = ${String(swab)}, mpn = '00-2627-M' WHERE id = ${gauze}`)
    const items = [
      itemOut({ part: '2627m', unit: 'BX', lineNumber: 1 }),
      itemOut({ part: swab, unit: 'EA', lineNumber: 2 }),
      itemOut({ part: swab, auxiliary: unitsOf(swab).each, unit: 'EA', lineNumber: 3 }),
      itemOut({ part: gloveSmall, unit: 'EA', lineNumber: 4 }),
    ].join('')
    expect((await send({ items })).code).toBe('200')
    const { rows } = await shop.db.execute(sql`SELECT item_id AS item FROM order_lines ORDER BY position`)
    expect(rows).toEqual([{ item: gauze }, { item: gauze }, { item: swab }, { item: gloveSmall }])
    const [old] = numbers.rows
    await shop.db.execute(sql`UPDATE items SET item_name = ${old?.item_name}, mpn = ${old?.mpn} WHERE id = ${gauze}`)
  })

  it('PLUS-23 is placed for the company of the identity, to the cent as by the checkout', async () => {
    const items = [
      itemOut({ part: gauze, auxiliary: unitsOf(gauze).box, unit: 'BX', quantity: 1, price: '325.25', lineNumber: 10 }),
      itemOut({
        part: gloveSmall,
        auxiliary: unitsOf(gloveSmall).each,
        quantity: '7.0',
        price: '0.1234',
        lineNumber: 20,
      }),
      itemOut({
        part: swab,
        unit: 'EA',
        quantity: 3,
        price: '0.0525',
        lineNumber: 30,
        more: '<Comments>Sterile</Comments>',
      }),
    ].join('')
    const more = '<Comments xml:lang="en">Dock 4,\nask for Nia &amp; Co.</Comments>'
    const { code, words } = await send({ items, more })
    const [order] = await ordersOf()
    expect([code, words]).toEqual(['200', `The order ${order?.number} was placed.`])
    expect(order).toMatchObject({
      status: 'Pending Fulfillment',
      po: 'PO-4711',
      user: shopUsers.admin.userId,
      address: shopAddresses.licensed,
      notes: 'Dock 4,\nask for Nia & Co.\nLine 30: Sterile',
    })
    const { rows } = await shop.db.execute(sql`
      SELECT item_id AS item, unit_id AS unit, quantity, total_cents::int AS total FROM order_lines ORDER BY position`)
    expect(rows).toEqual([
      { item: gauze, unit: unitsOf(gauze).box, quantity: 1, total: 32_525 },
      { item: gloveSmall, unit: unitsOf(gloveSmall).each, quantity: 7, total: 86 },
      { item: swab, unit: unitsOf(swab).each, quantity: 3, total: 16 },
    ])
    const lines = [
      { itemId: gauze, unit: unitsOf(gauze).box, quantity: 1 },
      { itemId: gloveSmall, unit: unitsOf(gloveSmall).each, quantity: 7 },
      { itemId: swab, unit: unitsOf(swab).each, quantity: 3 },
    ]
    expect(order?.total).toBe(await totalByCheckout(lines))
    const mails = await shop.db.execute(sql`SELECT DISTINCT kind, recipient FROM mail_outbox`)
    expect(mails.rows).toEqual([{ kind: 'order-placed', recipient: 'admin@shop.example' }])
    expect(await log()).toMatchObject([{ kind: 'order', number: 'PO-4711', state: 'accepted', code: 200, test: false }])
  })

  it('PLUS-23 above the limit of its person waits for approval', async () => {
    await setOrderUser(shopUsers.buyer.userId)
    const { code, words } = await send({ items: itemOut({ part: gauze, unit: 'BX', quantity: 2 }) })
    expect(code).toBe('200')
    expect(words).toMatch(/^The order SO-\d+ was placed\. It waits for the approval of your company\.$/)
    expect(await ordersOf()).toMatchObject([{ status: 'Pending Approval', user: shopUsers.buyer.userId }])
  })

  it('PLUS-23 is checked and changes nothing when a test document sends it', async () => {
    expect(await send({ mode: 'test' })).toEqual({
      code: '200',
      words: 'The document is right. It is a test, so nothing was changed.',
    })
    const wrong = await send({ mode: 'test', items: itemOut({ part: gauze, unit: 'EA', price: '3' }) })
    expect(wrong.code).toBe('400')
    const { rows } = await shop.db.execute(sql`
      SELECT (SELECT count(*)::int FROM orders) + (SELECT count(*)::int FROM mail_outbox)
        + (SELECT count(*)::int FROM purchase_orders) AS rows,
        (SELECT quantity_available FROM items WHERE id = ${gauze}) AS stock`)
    expect(rows).toEqual([{ rows: 0, stock: 5000 }])
    expect((await send()).code).toBe('200')
    expect(await log()).toMatchObject([
      { state: 'refused', test: true, attempts: 2 },
      { state: 'accepted', test: false },
    ])
  })

  it.each(['Test', 'TEST', 'staging', ''])(
    'PLUS-23 of the deploymentMode “%s” is refused, and nothing is ordered',
    async (mode) => {
      expect(await send({ mode })).toEqual({
        code: '400',
        words: `The deploymentMode '${mode}' is not known. Nothing has changed. Send production or test, in small letters.`,
      })
      expect(await ordersOf()).toEqual([])
      expect(await log()).toMatchObject([{ state: 'refused', code: 400, test: true }])
    },
  )

  it('PLUS-23 without a deploymentMode is an order', async () => {
    const payload = orderRequest({ secret, items: oneGauze }).replace(' deploymentMode="production"', '')
    expect((await post(payload)).code).toBe('200')
    expect(await ordersOf()).toHaveLength(1)
  })

  it('PLUS-23 gets its answer and is one order when it is sent again, with the same payload id or another id', async () => {
    const first = await send()
    expect(await send()).toEqual(first)
    const again = await send({ payloadId: 'another@buyer' })
    expect(again.code).toBe('200')
    expect(again.words).toMatch(/^The order SO-\d+ was placed before, by the same document\.$/)
    expect(await ordersOf()).toHaveLength(1)
  })

  it('PLUS-23 is one order with one answer when it is sent five times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send()))
    expect(new Set(answers.map(({ code, words }) => `${code} ${words}`)).size).toBe(1)
    expect(answers[0]?.code).toBe('200')
    expect(await ordersOf()).toHaveLength(1)
    const ids = await Promise.all(Array.from({ length: 5 }, (_, index) => send({ payloadId: `${index}@buyer` })))
    expect(ids.map(({ code }) => code)).toEqual(['200', '200', '200', '200', '200'])
    expect(await ordersOf()).toHaveLength(1)
  })

  it('PLUS-23 is refused with the number of another order, or with the payload id of another document', async () => {
    await send()
    const items = itemOut({ part: swab, unit: 'EA' })
    const other = await send({ items, payloadId: 'b@buyer' })
    expect(other.code).toBe('409')
    expect(other.words).toMatch(
      /^The purchase order PO-4711 is the order SO-\d+ at the store, .+ Send an update with a higher orderVersion, or another orderID\.$/,
    )
    const reused = await send({ items, payloadId: 'PO-4711-new@buyer', orderId: 'PO-9' })
    expect(reused).toMatchObject({ code: '409', words: expect.stringContaining('was used for another document') })
    expect(await ordersOf()).toHaveLength(1)
  })

  it('PLUS-23 is taken after a refusal once the mistake is corrected', async () => {
    await setOrderUser(null)
    expect(await send()).toMatchObject({ code: '403', words: expect.stringContaining('takes no purchase orders') })
    await setOrderUser(shopUsers.admin.userId)
    expect((await send()).code).toBe('200')
    expect(await log()).toMatchObject([{ state: 'accepted', attempts: 2 }])
  })
})

describe('the content of a purchase order', () => {
  it.each([
    [
      'another price',
      { part: gauze, unit: 'EA', quantity: 2, price: '3.26' },
      '400',
      /^Line 1: the part 1010 costs \$3\.2525 for each unit, and \$6\.51 for 2; the order says \$3\.26, and \$6\.52\. Nothing was ordered\./,
    ],
    [
      'a price of another unit',
      { part: gauze, unit: 'BX', price: '3.25' },
      '400',
      /^Line 1: the part 1010 costs \$325\.25 for each unit/,
    ],
    [
      'no price that is one',
      { part: gauze, unit: 'EA', price: 'free' },
      '400',
      /^Line 1: UnitPrice is 'free', which is not a price/,
    ],
    [
      'a price of a dozen',
      { part: gauze, unit: 'EA', price: '39.03', detail: '<PriceBasisQuantity quantity="12" conversionFactor="1"/>' },
      '450',
      /PriceBasisQuantity/,
    ],
    [
      'half an item',
      { part: gauze, unit: 'EA', quantity: '0.5' },
      '400',
      /^Line 1: the quantity '0\.5' is not a whole number from 1 to 99999\.$/,
    ],
    ['an unknown part', { part: 'NF-77', unit: 'EA' }, '400', /^Line 1: the part 'NF-77' is not in the catalog/],
    ['no part', { part: '', unit: 'EA' }, '400', /^Line 1 has no SupplierPartID/],
    [
      'an unknown unit',
      { part: gauze, unit: 'CS' },
      '400',
      /^Line 1: the part 1010 is not sold in the UnitOfMeasure CS\. Send one of: EA \(Each, SupplierPartAuxiliaryID 10101\), BX \(Box of 100, SupplierPartAuxiliaryID 10102\)\.$/,
    ],
    ['no unit', { part: gauze }, '400', /is sold in several such units/],
    [
      'two different units',
      { part: gauze, auxiliary: unitsOf(gauze).box, unit: 'EA' },
      '400',
      /the UnitOfMeasure is EA, but SupplierPartAuxiliaryID 10102 of the part 1010 is BX/,
    ],
    ['a restricted item', { part: restricted, unit: 'EA' }, '409', /^Restricted Device: /],
    ['more than the allocation', { part: rationed, unit: 'EA', quantity: 300 }, '409', /Respirator is on allocation/],
  ] as const)('PLUS-23 is refused in words for %s', async (_name, item, code, words) => {
    const answer = await send({ items: itemOut({ lineNumber: 1, ...item }) })
    expect(answer.words).toMatch(words)
    expect(answer.code).toBe(code)
    expect(await ordersOf()).toEqual([])
    expect(await log()).toMatchObject([{ state: 'refused', number: 'PO-4711', code: Number(code) }])
  })

  it('PLUS-23 an item without a license at the address, and an order above the credit, are refused', async () => {
    const licensed = await send({ items: itemOut({ part: prescription, unit: 'EA' }) })
    expect(licensed.code).toBe('200')
    const unlicensed = { items: itemOut({ part: prescription, unit: 'EA' }), orderId: 'PO-2', shipTo: wholeShipTo(2) }
    expect(await send(unlicensed)).toMatchObject({ code: '400', words: expect.stringMatching(/licen[sc]e/i) })
    await shop.db.execute(sql`UPDATE accounts SET credit_limit_cents = 100100 WHERE id = 1`)
    const dear = await send({ items: itemOut({ part: gauze, unit: 'BX', quantity: 40 }), orderId: 'PO-3' })
    expect(dear).toMatchObject({ code: '409', words: expect.stringContaining('credit is available') })
  })

  it('PLUS-23 goods that are not in stock are backordered', async () => {
    expect((await send({ items: itemOut({ part: outOfStock, unit: 'EA', quantity: 3 }) })).code).toBe('200')
    const { rows } = await shop.db.execute(sql`SELECT quantity FROM backorders WHERE item_id = ${outOfStock}`)
    expect(rows).toEqual([{ quantity: 3 }])
  })

  it.each([
    ['its name', shipToOf('warehouse', postalAddress('2 Main Street', '10001')), shopAddresses.unlicensed],
    ['its number with its place', shipToOf(2, postalAddress('2 Main St.', '10001-0001')), shopAddresses.unlicensed],
    ['street and postal code', shipToOf('BUYER-7', postalAddress('3 MAIN STREET', '12207')), shopAddresses.expired],
  ])('PLUS-23 the ship-to is found by %s', async (_name, shipTo, address) => {
    expect((await send({ shipTo })).code).toBe('200')
    expect(await ordersOf()).toMatchObject([{ address }])
  })

  it.each([
    [
      'an unknown place',
      shipToOf('BUYER-7', postalAddress('9 Elm Road', '12207')),
      /The ShipTo \(addressID 'BUYER-7', Receiving, 9 Elm Road, Albany, 12207\) is no address of the company/,
    ],
    ['the address of another company', wholeShipTo(shopAddresses.clinic), /is no address of the company/],
    [
      'the place of another company',
      shipToOf('', postalAddress('4 Main Street', '10001')),
      /is no address of the company/,
    ],
    [
      'one address by its number, and another place',
      shipToOf(1, postalAddress('2 Main St.', '10001-0001')),
      /names the address 1 \(Pharmacy, .+\) of the store, but has another postal code and street/,
    ],
    ['nothing', '', /^The order has no ShipTo/],
  ])('PLUS-23 a ship-to that names %s is refused', async (_name, shipTo, words) => {
    const answer = await send({ shipTo })
    expect(answer).toEqual({ code: '400', words: expect.stringMatching(words) })
    expect(await ordersOf()).toEqual([])
  })

  it('PLUS-23 lines for several addresses, a card, another kind of order, and no lines are refused', async () => {
    const elsewhere = itemOut({ part: gauze, unit: 'EA', more: shipToOf(2) })
    expect((await send({ items: elsewhere })).words).toContain('Send one order for each ShipTo')
    const card = '<Payment><PCard number="4111111111111111" expiration="2030-01-01"/></Payment>'
    expect((await send({ more: card })).words).toContain('purchasing card')
    expect(await send({ attributes: ' orderType="blanket"' })).toMatchObject({ code: '450' })
    expect(await send({ type: 'cancel' })).toMatchObject({ code: '450' })
    expect((await send({ items: '' })).words).toContain('no ItemOut')
    expect((await send({ orderId: 'P'.repeat(41) })).words).toContain('must be at most 40 characters')
    expect((await send({ orderId: '' })).words).toContain('The orderID, which is the PO number, is required')
    const twice = itemOut({ part: gauze, unit: 'EA', lineNumber: 1 })
    expect((await send({ items: twice + twice })).words).toContain('Two lines have the lineNumber 1')
    const many = [1, 2].map((lineNumber) => itemOut({ part: gauze, unit: 'BX', quantity: 60_000, lineNumber })).join('')
    expect((await send({ items: many })).words).toContain('order 120000 together, and 99999 is the most')
    const notes = `<Comments>${'x'.repeat(1_001)}</Comments>`
    expect((await send({ more: notes })).words).toContain('must be at most 1000 characters')
    expect(await ordersOf()).toEqual([])
  })
})

describe('the sender of a purchase order', () => {
  it('PLUS-23 a wrong secret, the secret of another company and an unknown identity are the same refusal', async () => {
    const refusals = await Promise.all([
      send({ secret: 'a guess' }),
      send({ secret: clinicSecret }),
      send({ identity: '777' }),
      send({ identity: 'nobody' }),
    ])
    expect(new Set(refusals.map(({ code, words }) => `${code} ${words}`))).toEqual(
      new Set(['401 The identity and the shared secret do not belong together, or the agreement has ended.']),
    )
    expect(await log()).toEqual([])
  })

  it('PLUS-23 another company with the same order number has an order of its own, and needs terms', async () => {
    await send()
    const asClinic = { identity: '777', secret: clinicSecret, shipTo: wholeShipTo(shopAddresses.clinic) }
    expect(await send(asClinic)).toMatchObject({ code: '400', words: expect.stringContaining('no payment terms') })
    await shop.db.execute(sql`UPDATE accounts SET has_terms = true, credit_limit_cents = 100000 WHERE id = 2`)
    expect((await send(asClinic)).code).toBe('200')
    await shop.db.execute(sql`UPDATE accounts SET has_terms = false, credit_limit_cents = 0 WHERE id = 2`)
    expect(await ordersOf(2)).toMatchObject([{ po: 'PO-4711', address: shopAddresses.clinic }])
    expect(await send({ ...asClinic, type: 'delete', orderId: 'PO-1', payloadId: 'd@buyer' })).toMatchObject({
      code: '409',
      words: 'The store has no purchase order PO-1 of yours. Send it with the type new.',
    })
  })

  it('PLUS-23 the store takes no order for a person who left, or who may not order', async () => {
    await setOrderUser(shopUsers.punchout.userId)
    expect((await send()).code).toBe('403')
    await setOrderUser(shopUsers.clinic.userId)
    expect((await send()).code).toBe('403')
    await setOrderUser(shopUsers.noPrice.userId)
    await shop.db.execute(sql`UPDATE users SET active = false WHERE id = ${shopUsers.noPrice.userId}`)
    expect((await send()).code).toBe('403')
    await shop.db.execute(sql`UPDATE users SET active = true WHERE id = ${shopUsers.noPrice.userId}`)
    expect((await send()).code).toBe('200')
  })

  it('PLUS-23 hostile XML is refused, and nothing is ordered', async () => {
    const entity = '<!DOCTYPE cXML [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
    expect(await send({ doctype: entity, orderId: '&amp;a;' })).toMatchObject({
      code: '400',
      words: 'The document declares entities of its own, which are refused.',
    })
    const bomb = '<!DOCTYPE cXML [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'
    expect((await send({ doctype: bomb })).code).toBe('400')
    expect((await send({ more: '<a>'.repeat(60) + '</a>'.repeat(60) })).words).toContain('elements deep')
    expect((await send({ more: '<a/>'.repeat(100_001) })).words).toContain('more than 100000 elements')
    expect((await post('<cXML')).code).toBe('400')
    const script = `<script>alert("1")</script>`
    expect((await send({ more: `<Comments>${script}</Comments>`, orderId: '"&lt;b>' })).code).toBe('400')
    expect(await ordersOf()).toEqual([])
    const headers = { 'content-type': 'text/xml' }
    const url = '/api/punchout/cxml'
    const large = await shop.app.inject({ method: 'POST', url, headers, payload: ' '.repeat(2_100_000) })
    expect(large.statusCode).toBe(413)
  })

  it('PLUS-23 a whole order of 500 lines is taken', async () => {
    const items = Array.from({ length: 500 }, (_, index) => itemOut({ part: swab, unit: 'EA', lineNumber: index + 1 }))
    expect((await send({ items: items.join('') })).code).toBe('200')
    const more = await send({ items: `${items.join('')}${itemOut({ part: swab, unit: 'EA' })}`, orderId: 'PO-2' })
    expect(more.words).toBe('An order has at most 500 lines, and this one has 501.')
  })
})

describe('a change of a purchase order', () => {
  const changed = { type: 'update', version: 2, items: itemOut({ part: gauze, unit: 'EA', quantity: 5 }) }

  it('PLUS-23 an update cancels the order and places another order, in one step and once', async () => {
    await send({ version: 1 })
    const answer = await send(changed)
    const [before, after] = await ordersOf()
    expect(answer).toEqual({
      code: '200',
      words: `The order ${after?.number} was placed in place of ${before?.number}.`,
    })
    expect([before?.status, after?.status]).toEqual(['Cancelled', 'Pending Fulfillment'])
    expect(await send(changed)).toEqual(answer)
    expect(await send({ version: 1 })).toEqual({
      code: '200',
      words: `The order ${before?.number} was placed by this document, and was canceled since. Nothing was ordered again. The purchase order PO-4711 is the order ${after?.number} now.`,
    })
    expect((await send({ ...changed, payloadId: 'again@buyer' })).code).toBe('200')
    expect(await ordersOf()).toHaveLength(2)
    const { rows } = await shop.db.execute(sql`SELECT quantity_available AS stock FROM items WHERE id = ${gauze}`)
    expect(rows).toEqual([{ stock: 4995 }])
    const stale = await send({ ...changed, items: oneGauze, payloadId: 'stale@buyer' })
    expect(stale).toMatchObject({ code: '409', words: expect.stringContaining('Send a higher orderVersion') })
  })

  it('PLUS-23 an update can use the goods and credit that its earlier version holds', async () => {
    const items = itemOut({ part: rationed, unit: 'EA', quantity: 225 })
    await send({ items })
    await shop.db.execute(sql`UPDATE accounts SET credit_limit_cents = 135000 WHERE id = 1`)
    const fewer = itemOut({ part: rationed, unit: 'EA', quantity: 224 })
    expect((await send({ type: 'update', items: fewer })).code).toBe('200')
    const more = itemOut({ part: rationed, unit: 'EA', quantity: 226 })
    expect(await send({ type: 'update', items: more, payloadId: 'more@buyer' })).toMatchObject({ code: '409' })
    expect(await ordersOf()).toMatchObject([{ status: 'Cancelled' }, { status: 'Pending Fulfillment' }])
  })

  it('PLUS-23 five updates at once leave one order', async () => {
    await send({ version: 1 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(changed)))
    expect(new Set(answers.map(({ code, words }) => `${code} ${words}`)).size).toBe(1)
    expect((await ordersOf()).map(({ status }) => status)).toEqual(['Cancelled', 'Pending Fulfillment'])
  })

  it('PLUS-23 a refused update leaves the order as it is', async () => {
    await send({ version: 1 })
    const refused = await send({ ...changed, items: itemOut({ part: gauze, unit: 'EA', price: '1.00' }) })
    expect(refused.code).toBe('400')
    expect((await send({ ...changed, mode: 'test' })).code).toBe('200')
    expect(await ordersOf()).toMatchObject([{ status: 'Pending Fulfillment' }])
    expect((await send({ ...changed, orderId: 'PO-1' })).words).toContain('The store has no purchase order PO-1')
  })

  it('PLUS-23 a deletion cancels the order, and a second deletion changes nothing', async () => {
    await send()
    const [order] = await ordersOf()
    const gone = { type: 'delete', items: '', shipTo: '' }
    expect(await send(gone)).toEqual({ code: '200', words: `The order ${order?.number} was canceled.` })
    expect(await send(gone)).toEqual({ code: '200', words: `The order ${order?.number} was canceled.` })
    expect((await send({ ...gone, payloadId: 'd2@buyer' })).words).toBe(
      'The purchase order PO-4711 was canceled before.',
    )
    expect(await ordersOf()).toMatchObject([{ status: 'Cancelled' }])
    const words =
      'The purchase order PO-4711 was canceled, and no document brings it back. Nothing was ordered. Send a new one with another orderID.'
    expect(await send({ ...changed, payloadId: 'late@buyer' })).toEqual({ code: '409', words })
    expect(await send({ payloadId: 'new@buyer' })).toEqual({ code: '409', words })
    expect((await send()).words).toContain(
      `The order ${order?.number} was placed by this document, and was canceled since`,
    )
    expect(await ordersOf()).toHaveLength(1)
  })

  it.each([
    ['canceled', 'Cancelled'],
    ['rejected', 'Rejected'],
  ] as const)(
    'PLUS-23 of an order that was %s is refused, and the same document again says so',
    async (end, status) => {
      await setOrderUser(shopUsers.buyer.userId)
      const items = itemOut({ part: gauze, unit: 'BX', quantity: 2 })
      await send({ items })
      const { rows } = await shop.db.execute<{ id: number }>(sql`SELECT id FROM orders`)
      const waiting = { id: rows[0]?.id ?? 0, status: 'Pending Approval' } as const
      await shop.move(waiting, status, 'user', 'Too dear')
      const [order] = await ordersOf()
      expect(order?.status).toBe(status)
      const words = `The purchase order PO-4711 is the order ${order?.number}, which was ${end}, and no document brings it back. Nothing was ordered. Send a new one with another orderID.`
      const over = { code: '409', words }
      expect(await send({ items, payloadId: 'again@buyer' })).toEqual(over)
      expect(await send({ items, payloadId: 'test@buyer', mode: 'test' })).toEqual(over)
      expect(await send({ payloadId: 'other@buyer' })).toEqual(over)
      expect(await send({ ...changed, payloadId: 'update@buyer' })).toEqual(over)
      expect(await send({ items })).toEqual({
        code: '200',
        words: `The order ${order?.number} was placed by this document, and was ${end} since. Nothing was ordered again. Send a new one with another orderID to order the goods.`,
      })
      const gone = await send({ type: 'delete', items: '', shipTo: '' })
      expect(gone).toEqual({ code: '200', words: `The purchase order PO-4711 was ${end} before.` })
      expect(await ordersOf()).toHaveLength(1)
      expect((await send({ items, orderId: 'PO-2' })).code).toBe('200')
    },
  )

  it('PLUS-23 an order that has shipped in part is neither changed nor canceled', async () => {
    await send({ items: oneGauze + itemOut({ part: swab, unit: 'EA', lineNumber: 2 }) })
    const [order] = await ordersOf()
    await shipOrder(shop.db, order?.number ?? '', { lines: [1] }, shop.services)
    const words = `The purchase order PO-4711 is the order ${order?.number}, which is “Partially Fulfilled” and cannot be changed any more. Nothing has changed. Call the store.`
    expect(await send({ type: 'delete', items: '', shipTo: '' })).toEqual({ code: '409', words })
    expect(await send(changed)).toEqual({ code: '409', words })
    const another = await send({ payloadId: 'new@buyer', items: itemOut({ part: swab, unit: 'EA' }) })
    expect(another.words).toMatch(/says something else\. Send it with another orderID\.$/)
    expect(await ordersOf()).toMatchObject([{ status: 'Partially Fulfilled' }])
  })
})
