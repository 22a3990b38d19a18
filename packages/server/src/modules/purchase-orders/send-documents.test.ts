import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBuyerNetwork, type NetworkFault, startFakeBuyerNetwork } from '../../testing/fake-buyer-network.js'
import { itemOut, type OrderParts, orderRequest } from '../../testing/fixtures/order-requests.js'
import { shopMorning, startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { shopUsers } from '../../testing/fixtures/shop-companies.js'
import { operate } from '../../testing/operate.js'
import { readValidCxml } from '../../testing/valid-cxml.js'
import { hashPassword } from '../credentials/password.js'
import { elementAt, elementsOf, textAt, type XmlElement } from '../cxml/read-xml.js'
import { cancelOrder, shipOrder } from '../orders/fulfil-order.service.js'
import { addBuyer } from '../punch-out/punch-out.repository.js'
import { takeDueDocument } from './documents.repository.js'
import { sendDueDocuments } from './send-documents.js'

const secret = 'a shared secret of two machines'
const ownSecret = 'the secret of the documents <&">'
const { gauze, swab, outOfStock } = shopItems

let shop: TestShop
let network: FakeBuyerNetwork
const failures: string[] = []

beforeAll(async () => {
  network = await startFakeBuyerNetwork()
  shop = await startTestShop()
  await addBuyer(shop.db, {
    ...{ accountId: shopUsers.buyer.accountId, secretHash: await hashPassword(secret), name: 'Hospital Buying' },
    ...{ protocol: 'cxml', domain: 'DUNS', identity: '12345', returnOrigins: ['https://buyer.example'] },
  })
})
beforeEach(async () => {
  shop.setNow(shopMorning)
  network.reset()
  failures.length = 0
  await shop.reset()
  await shop.db.execute(sql`TRUNCATE purchase_orders, punchout_documents, invoices CASCADE`)
  await shop.db.execute(sql`UPDATE items SET quantity_available = 5000 WHERE id IN (${gauze}, ${swab})`)
  await agree({})
})
afterAll(async () => {
  await shop.close()
  await network.close()
})

async function agree({ url = network.url, mayBePrivate = true, userId = shopUsers.admin.userId as number }) {
  await shop.db.execute(sql`
    UPDATE punchout_buyers SET active = true, order_user_id = ${userId}, documents_url = ${url},
      documents_secret = ${ownSecret}, documents_private = ${mayBePrivate}`)
}

const items = [
  itemOut({ part: gauze, unit: 'EA', quantity: 3, lineNumber: 10 }),
  itemOut({ part: swab, unit: 'BX', quantity: 5, lineNumber: 20 }),
].join('')

/** @returns the number of the order that was placed */
async function order(parts: Partial<OrderParts> = {}) {
  const headers = { 'content-type': 'text/xml' }
  const payload = orderRequest({ secret, items, ...parts })
  const answer = await shop.app.inject({ method: 'POST', url: '/api/punchout/cxml', headers, payload })
  expect(elementAt(readValidCxml(answer.body), 'Response', 'Status')?.attributes.code).toBe('200')
  return /SO-\d+/.exec(answer.body)?.[0] ?? ''
}

async function sendDue(patience = 5_000) {
  const signal = AbortSignal.timeout(30_000)
  await sendDueDocuments(shop.db, { signal, patience, onFailure: (words) => failures.push(words) })
}

/** Lets the time of the next attempt come. */
async function wait() {
  await shop.db.execute(sql`UPDATE punchout_documents SET next_attempt_at = now() WHERE state = 'queued'`)
}

async function outgoing() {
  const { rows } = await shop.db.execute<{
    kind: string
    state: string
    code: number
    words: string
    attempts: number
  }>(sql`
    SELECT kind, state, status_code AS code, status_text AS words, attempts FROM punchout_documents
    WHERE kind <> 'order' ORDER BY id`)
  return rows
}

function money(root: XmlElement, ...path: string[]) {
  return textAt(root, ...path, 'Money')
}

/** The base units that the only price of a document is for; null if it names none. */
function basisOf(root: XmlElement) {
  const basis = elementAt(root, 'PriceBasisQuantity')
  return basis ? { ...basis.attributes, unit: textAt(basis, 'UnitOfMeasure') } : null
}

function namesIn(root: XmlElement, name: string) {
  return elementAt(root, name)?.children.map((child) => child.name)
}

/** The only document of a kind. */
function document(kind: string): XmlElement {
  const found = network.received.filter((one) => one.kind === kind)
  expect(found.map((one) => one.kind)).toEqual([kind])
  return found[0]?.root ?? expect.fail(kind)
}

describe('the documents of a purchase order', () => {
  it('PLUS-23 a confirmation names the buyer’s numbers, and the store as its sender', async () => {
    const number = await order()
    await sendDue()
    const root = document('ConfirmationRequest')
    expect(['From', 'To', 'Sender'].map((party) => textAt(root, 'Header', party, 'Identity'))).toEqual([
      'AN-GAUZE',
      '12345',
      'AN-GAUZE',
    ])
    expect(network.received[0]?.secret).toBe(ownSecret)
    expect(elementAt(root, 'ConfirmationHeader')?.attributes).toMatchObject({ type: 'accept', confirmID: number })
    expect(elementAt(root, 'OrderReference')?.attributes).toMatchObject({ orderID: 'PO-4711' })
    expect(elementAt(root, 'DocumentReference')?.attributes).toEqual({ payloadID: 'PO-4711-new@buyer' })
    expect(money(root, 'ConfirmationHeader', 'Total')).toBe('36.01')
    const lines = elementsOf(root, 'ConfirmationItem').map((line) => ({
      ...line.attributes,
      unit: line.children[0]?.text,
      statuses: elementsOf(line, 'ConfirmationStatus').map(({ attributes }) => [attributes.type, attributes.quantity]),
    }))
    expect(lines).toEqual([
      { quantity: '3', lineNumber: '10', unit: 'EA', statuses: [['accept', '3']] },
      { quantity: '5', lineNumber: '20', unit: 'BX', statuses: [['accept', '5']] },
    ])
    expect(namesIn(root, 'ConfirmationRequest')?.slice(0, 3)).toEqual([
      'ConfirmationHeader',
      'OrderReference',
      'ConfirmationItem',
    ])
    expect(await outgoing()).toMatchObject([{ kind: 'confirmation', state: 'sent', code: 200, attempts: 1 }])
    await sendDue()
    expect(network.received).toHaveLength(1)
  })

  it('PLUS-23 a confirmation says which goods wait', async () => {
    await shop.db.execute(sql`UPDATE items SET quantity_available = 250 WHERE id = ${gauze}`)
    const waiting = [
      itemOut({ part: gauze, unit: 'BX', quantity: 4, lineNumber: 1 }),
      itemOut({ part: outOfStock, unit: 'EA', quantity: 2, lineNumber: 2 }),
      itemOut({ part: swab, unit: 'EA', quantity: 2, lineNumber: 3 }),
    ].join('')
    await order({ items: waiting })
    await sendDue()
    const root = document('ConfirmationRequest')
    expect(elementAt(root, 'ConfirmationHeader')?.attributes.type).toBe('detail')
    const statuses = elementsOf(root, 'ConfirmationItem').map((line) =>
      elementsOf(line, 'ConfirmationStatus').map(({ attributes }) => `${attributes.type} ${attributes.quantity}`),
    )
    expect(statuses).toEqual([['accept 2', 'backordered 2'], ['backordered 2'], ['accept 2']])
  })

  it('PLUS-23 each parcel has its ship notice and its invoice, and the invoices make up the order to the cent', async () => {
    const number = await order()
    await shipOrder(shop.db, number, { lines: [2], trackingNumber: '1Z 999AA 101 2345 6784' }, shop.services)
    await shipOrder(shop.db, number, { carrier: 'fedex' }, shop.services)
    await sendDue()
    expect(network.received.map(({ kind }) => kind)).toEqual([
      'ConfirmationRequest',
      ...['ShipNoticeRequest', 'InvoiceDetailRequest', 'ShipNoticeRequest', 'InvoiceDetailRequest'],
    ])
    const [, first, , second] = network.received.map(({ root }) => root)
    if (first === undefined || second === undefined) expect.fail('two parcels')
    expect(elementAt(first, 'ShipNoticeHeader')?.attributes).toMatchObject({
      ...{ operation: 'new', shipmentType: 'actual', fulfillmentType: 'partial' },
      shipmentDate: '2026-03-11T14:00:00.000+00:00',
    })
    expect(elementAt(second, 'ShipNoticeHeader')?.attributes.fulfillmentType).toBe('complete')
    expect([textAt(first, 'CarrierIdentifier'), textAt(first, 'ShipmentIdentifier')]).toEqual([
      'UPS',
      '1Z999AA10123456784',
    ])
    expect(textAt(second, 'CarrierIdentifier')).toBe('FedEx')
    expect([first, second].map((root) => elementAt(root, 'ShipNoticeItem')?.attributes)).toEqual([
      { quantity: '5', lineNumber: '20', shipNoticeLineNumber: '1' },
      { quantity: '3', lineNumber: '10', shipNoticeLineNumber: '1' },
    ])
    expect(textAt(first, 'ShipNoticeItem', 'SupplierPartAuxiliaryID')).toBe(String(unitsOf(swab).box))
    expect([first, second].map(basisOf)).toEqual([{ quantity: '100', conversionFactor: '100', unit: 'EA' }, null])
    expect(money(first, 'ShipNoticeItemDetail', 'UnitPrice')).toBe('5.25')
    const { rows: made } = await shop.db.execute<Record<string, number | string>>(sql`
      SELECT invoice_no AS number, subtotal_cents::int AS subtotal, tax_cents::int AS tax, shipping_cents::int AS shipping,
        total_cents::int AS total FROM invoices ORDER BY id`)
    const invoices = network.received.filter(({ kind }) => kind === 'InvoiceDetailRequest').map(({ root }) => root)
    const cents = (text: string) => Math.round(Number(text) * 100)
    const sent = invoices.map((root) => ({
      number: elementAt(root, 'InvoiceDetailRequestHeader')?.attributes.invoiceID,
      subtotal: cents(money(root, 'InvoiceDetailSummary', 'SubtotalAmount')),
      tax: cents(money(root, 'InvoiceDetailSummary', 'Tax')),
      shipping: cents(money(root, 'InvoiceDetailSummary', 'ShippingAmount')),
      total: cents(money(root, 'InvoiceDetailSummary', 'DueAmount')),
    }))
    expect(sent).toEqual(made)
    const { rows: placed } = await shop.db.execute(sql`SELECT total_cents::int AS total FROM orders`)
    expect(placed).toEqual([{ total: sent.reduce((sum, { total }) => sum + total, 0) }])
    const [invoice] = invoices
    if (invoice === undefined) expect.fail('an invoice')
    expect(elementAt(invoice, 'PaymentTerm')?.attributes).toEqual({ payInNumberOfDays: '30' })
    expect(elementAt(invoice, 'InvoiceDetailItem')?.attributes).toEqual({ invoiceLineNumber: '1', quantity: '5' })
    expect(elementAt(invoice, 'InvoiceDetailItemReference')?.attributes).toEqual({ lineNumber: '20' })
    expect(basisOf(invoice)).toEqual({ quantity: '100', conversionFactor: '100', unit: 'EA' })
    expect([
      money(invoice, 'InvoiceDetailItem', 'UnitPrice'),
      money(invoice, 'InvoiceDetailItem', 'NetAmount'),
    ]).toEqual(['5.25', '26.25'])
    expect(namesIn(invoice, 'InvoiceDetailSummary')).toEqual([
      'SubtotalAmount',
      'Tax',
      'ShippingAmount',
      'GrossAmount',
      'NetAmount',
      'DueAmount',
    ])
  })

  it('PLUS-23 an order that waits is confirmed or rejected once its company decides', async () => {
    await agree({ userId: shopUsers.buyer.userId })
    const large = { items: itemOut({ part: gauze, unit: 'BX', quantity: 2 }) }
    await order({ ...large, orderId: 'PO-1' })
    await order({ ...large, orderId: 'PO-2' })
    await sendDue()
    expect(network.received).toEqual([])
    const { rows } = await shop.db.execute<{ id: number }>(sql`SELECT id FROM orders ORDER BY id`)
    const [approved, rejected] = rows.map(({ id }) => ({ id, status: 'Pending Approval' as const }))
    if (approved === undefined || rejected === undefined) expect.fail('two orders')
    await shop.move(approved, 'Pending Fulfillment')
    await shop.move(rejected, 'Rejected', 'user', 'Too dear <now>')
    await sendDue()
    const types = network.received.map(({ root }) => [
      elementAt(root, 'OrderReference')?.attributes.orderID,
      elementAt(root, 'ConfirmationHeader')?.attributes.type,
      textAt(root, 'ConfirmationHeader', 'Comments'),
    ])
    expect(types).toEqual([
      ['PO-1', 'accept', ''],
      ['PO-2', 'reject', 'Too dear <now>'],
    ])
  })

  it('PLUS-23 a line that the company took out is rejected in the unit in which it was ordered', async () => {
    await agree({ userId: shopUsers.buyer.userId })
    const lines = [
      itemOut({ part: gauze, unit: 'BX', quantity: 2, lineNumber: 1 }),
      itemOut({ part: swab, unit: 'BX', quantity: 5, lineNumber: 2 }),
    ]
    await order({ items: lines.join('') })
    const { rows } = await shop.db.execute<{ id: number; address: number }>(
      sql`SELECT id, ship_address_id AS address FROM orders`,
    )
    const { id = 0, address = 0 } = rows[0] ?? {}
    const form = { orderConfirmationId: id, shipAddressId: address, billAddressId: address, poNum: 'PO-4711' }
    const kept = { itemId: gauze, unit: unitsOf(gauze).box, quantity: 2 }
    const approval = { ...form, paymentMethod: 'terms' as const, lines: [kept], expectedTotal: 702.54 }
    expect((await shop.as('admin', 'approveOrder', approval)).status).toBe(200)
    await sendDue()
    const [, taken] = elementsOf(document('ConfirmationRequest'), 'ConfirmationItem')
    expect(taken && [textAt(taken, 'UnitOfMeasure'), elementAt(taken, 'ConfirmationStatus')?.attributes]).toEqual([
      'BX',
      { quantity: '5', type: 'reject' },
    ])
  })

  it('PLUS-23 the buyer hears of an order that the store cancels, and not of its own cancellation or update', async () => {
    await order()
    await order({ type: 'update', items: itemOut({ part: gauze, unit: 'EA' }) })
    const { rows } = await shop.db.execute<{ number: string }>(
      sql`SELECT order_no AS number FROM orders ORDER BY id DESC`,
    )
    await cancelOrder(shop.db, rows[0]?.number ?? '', 'Recalled.', shop.services)
    await order({ orderId: 'PO-2' })
    await order({ orderId: 'PO-2', type: 'delete', items: '' })
    expect((await outgoing()).map(({ kind }) => kind)).toEqual([
      ...['confirmation', 'confirmation', 'rejection', 'confirmation'],
    ])
  })

  it('PLUS-23 an order of the checkout has no documents, nor has an order whose system gets no documents', async () => {
    await shop.db.execute(sql`UPDATE punchout_buyers SET documents_url = NULL`)
    const number = await order()
    await shipOrder(shop.db, number, {}, shop.services)
    expect(await outgoing()).toEqual([])
  })
})

describe('sending', () => {
  it.each<[string, NetworkFault, RegExp]>([
    ['a temporary error', { kind: 'status', code: 560, words: 'Busy' }, /^Busy$/],
    ['an HTTP error', { kind: 'http', status: 503 }, /^The answer is no cXML Response, with the HTTP status 503\.$/],
    ['an HTTP refusal', { kind: 'http', status: 404 }, /HTTP status 404/],
    ['a redirect', { kind: 'http', status: 307, location: 'http://127.0.0.1:1/' }, /follows no redirect/],
    ['no XML', { kind: 'no xml' }, /no cXML Response/],
    ['a broken connection', { kind: 'breaks off' }, /^The request to 127\.0\.0\.1:\d+ failed: socket hang up\.$/],
    ['no answer', { kind: 'hangs' }, /gave no whole answer within 0\.3 seconds\.$/],
    ['an endless answer', { kind: 'endless' }, /more than 1000000 bytes/],
  ])('PLUS-23 after %s is tried again later, with the same document', async (_name, fault, words) => {
    await order()
    network.breakNext(fault)
    await sendDue(300)
    expect(await outgoing()).toMatchObject([{ state: 'queued', attempts: 1, words: expect.stringMatching(words) }])
    await sendDue()
    expect(network.received).toHaveLength(1)
    await wait()
    await sendDue()
    expect(await outgoing()).toMatchObject([{ state: 'sent', attempts: 2, code: 200 }])
    const [first, second] = network.received
    expect(second?.text).toBe(first?.text)
    expect(failures).toEqual([])
  })

  it('PLUS-23 waits longer after each attempt, up to an hour, and gives up after sixteen', async () => {
    await order()
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 16; attempt += 1) {
      network.breakNext({ kind: 'http', status: 500 })
      await wait()
      await sendDue()
      const { rows } = await shop.db.execute<{ minutes: number }>(sql`
        SELECT round(extract(epoch FROM next_attempt_at - now()) / 60)::int AS minutes FROM punchout_documents
        WHERE kind <> 'order'`)
      pauses.push(rows[0]?.minutes ?? 0)
    }
    expect(pauses.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
    expect(await outgoing()).toMatchObject([{ state: 'failed', attempts: 16 }])
    expect(failures).toEqual([expect.stringContaining('(confirmation) was given up. The answer is no cXML Response')])
  })

  it('PLUS-23 a refusal ends the attempts, and the next document of the order goes out', async () => {
    const number = await order()
    network.breakNext({ kind: 'status', code: 401, words: 'Unauthorized' })
    await shipOrder(shop.db, number, {}, shop.services)
    await sendDue()
    expect(await outgoing()).toMatchObject([
      { kind: 'confirmation', state: 'failed', code: 401, words: 'Unauthorized' },
      { kind: 'shipNotice', state: 'sent' },
      { kind: 'invoice', state: 'sent' },
    ])
    expect(failures).toHaveLength(1)
  })

  it('PLUS-23 the documents of an order go out in their order, also when the first one has to wait', async () => {
    const number = await order()
    await shipOrder(shop.db, number, {}, shop.services)
    network.breakNext({ kind: 'http', status: 503 })
    await sendDue()
    await sendDue()
    expect(network.received.map(({ kind }) => kind)).toEqual(['ConfirmationRequest'])
    await wait()
    await sendDue()
    expect(network.received.map(({ kind }) => kind).slice(1)).toEqual([
      ...['ConfirmationRequest', 'ShipNoticeRequest', 'InvoiceDetailRequest'],
    ])
  })

  it('PLUS-23 two processes at once send each document once', async () => {
    await Promise.all(['PO-1', 'PO-2', 'PO-3'].map((orderId) => order({ orderId })))
    await Promise.all([sendDue(), sendDue(), sendDue()])
    expect(new Set(network.received.map(({ payloadId }) => payloadId)).size).toBe(3)
    expect(network.received).toHaveLength(3)
  })

  it('PLUS-23 a process that dies during an attempt loses nothing: the next attempt sends the same document', async () => {
    await order()
    const taken = await takeDueDocument(shop.db, [])
    await sendDue()
    expect(network.received).toEqual([])
    await wait()
    await sendDue()
    expect(network.received.map(({ payloadId }) => payloadId)).toEqual([taken?.payloadId])
    expect(await outgoing()).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  it.each([
    ['http', (url: string) => url, /has no https\.$/],
    [
      'an address of this machine',
      (url: string) => url.replace('http:', 'https:'),
      /^127\.0\.0\.1 is in a private network/,
    ],
    ['a name of this machine', () => 'https://localhost:1/', /^localhost is in a private network/],
    ['a number of this machine', () => 'https://2130706433/', /^127\.0\.0\.1 is in a private network/],
    ['its IPv6 address', () => 'https://[::1]/', /^::1 is in a private network/],
    ['a mapped address', () => 'https://[::ffff:127.0.0.1]/', /is in a private network/],
    ['a cloud’s metadata', () => 'https://169.254.169.254/latest', /is in a private network/],
  ])('PLUS-23 nothing goes to %s unless the operator allowed it', async (_name, urlOf, words) => {
    await agree({ url: urlOf(network.url), mayBePrivate: false })
    await order()
    await sendDue()
    expect(network.received).toEqual([])
    expect(await outgoing()).toMatchObject([{ state: 'queued', words: expect.stringMatching(words) }])
  })

  it('PLUS-23 an agreement that ended sends nothing more', async () => {
    await order()
    await shop.db.execute(sql`UPDATE punchout_buyers SET active = false`)
    await sendDue()
    expect([network.received, await outgoing()]).toMatchObject([[], [{ state: 'failed' }]])
  })
})

describe('an operator', () => {
  const run = async (...words: string[]) => {
    const said = await operate(['punchout', ...words], { DATABASE_URL: shop.databaseUrl })
    return said.replace('Bringing the database up to date\n', '')
  }

  it('PLUS-23 lets a system send orders, sees its documents, sends a document again, and ends the agreement', async () => {
    await shop.db.execute(sql`UPDATE punchout_buyers SET order_user_id = NULL, documents_url = NULL`)
    const { rows } = await shop.db.execute<{ id: number }>(sql`SELECT id FROM punchout_buyers`)
    const id = String(rows[0]?.id)
    expect(await run('orders', id, '--user', 'nobody@shop.example')).toMatch(
      /nobody@shop\.example is no active person of its company .*\nexit code 1/,
    )
    expect(await run('orders', id, '--user', 'clinic@shop.example')).toContain('exit code 1')
    expect(await run('orders', id, '--user', 'punchout@shop.example')).toContain('exit code 1')
    const agreed = await run('orders', id, '--user', 'Admin@shop.example', '--send', network.url, '--private')
    const shown = /which is shown only now: (\S+)\n$/.exec(agreed)?.[1]
    expect(agreed).toContain(`Confirmations, ship notices and invoices go to ${network.url}.`)
    expect(await run('list')).toContain(`orders for "admin@shop.example"  documents to ${network.url}`)
    expect(await run('documents')).toBe('There are no documents.\n')
    const number = await order()
    network.breakNext({ kind: 'status', code: 400, words: 'No\u0085such order' })
    await sendDue()
    expect(network.received[0]?.secret).toBe(shown)
    const documents = await run('documents')
    expect(documents).toMatch(
      new RegExp(
        `^\\d+  \\S+ .*Hospital Buying  confirmation  "PO-4711"  ${number}  FAILED  400 "No\\\\u0085such order"\\n`,
      ),
    )
    expect(documents).toContain(`order  "PO-4711"  ${number}  accepted  200 "The order ${number} was placed.`)
    const failedOnly = await run('documents', '--failed')
    expect(failedOnly.split('\n')).toHaveLength(2)
    const [document = ''] = failedOnly.split(' ')
    expect(await run('resend', document)).toBe(
      `The document ${document} goes out again within a minute, while the store runs.\n`,
    )
    await sendDue()
    expect(network.received[1]?.payloadId).toBe(network.received[0]?.payloadId)
    expect(await run('documents', '--failed')).toBe('No document failed.\n')
    expect(await run('resend', '99999')).toContain('exit code 1')
    expect(await run('orders', id, '--off')).toBe(
      'Hospital Buying may send no more purchase orders, and gets no more documents.\n',
    )
    expect(await run('list')).not.toContain('orders for')
  })
})
