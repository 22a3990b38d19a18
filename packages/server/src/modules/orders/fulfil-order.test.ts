import { readTracking } from '@gauze/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProblemError } from '../../base/problem.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { shopAddresses, shopCards } from '../../testing/fixtures/shop-companies.js'
import { settlePayments } from '../payments/settle-payments.js'
import { cancelOrder, deliverOrder, fulfilDueOrders, type Shipment, shipOrder } from './fulfil-order.service.js'

const { gauze, swab, rationed, specialOrder } = shopItems

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.execute(sql`TRUNCATE invoices, payments CASCADE`)
  await shop.db.execute(sql`UPDATE accounts SET balance_cents = 100000 WHERE id = 1`)
  await shop.reset()
})

async function place(
  payment: 'terms' | number = 'terms',
  goods: readonly (readonly [number, number])[] = [
    [gauze, 7],
    [rationed, 5],
    [specialOrder, 1],
  ],
) {
  for (const [itemId, quantity] of goods) {
    await shop.as('admin', 'addItem', { itemId, unit: unitsOf(itemId).each, quantity })
  }
  const form = { shipAddressId: shopAddresses.licensed, billAddressId: shopAddresses.licensed, poNum: 'PO-7' }
  const key = crypto.randomUUID()
  const placed = await shop.as('admin', 'placeOrder', { ...form, paymentMethod: payment }, { idempotencyKey: key })
  return placed.output().orderConfirmation
}

function ship(orderNumber: string, shipment: Shipment = {}) {
  return shipOrder(shop.db, orderNumber, shipment, shop.services)
}

async function details({ id }: { id: number }) {
  return (await shop.as('admin', 'getSalesOrder', { id })).output()
}

async function rows<Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) {
  return (await shop.db.execute<Row>(query)).rows
}

function invoices() {
  return rows<Record<string, number>>(sql`
    SELECT subtotal_cents::int AS subtotal, shipping_cents::int AS shipping, tax_cents::int AS tax,
      convenience_fee_cents::int AS fee, total_cents::int AS total, paid_cents::int AS paid,
      (due_on - issued_on)::int AS days,
      (SELECT sum(l.total_cents)::int FROM invoice_lines l WHERE l.invoice_id = v.id) AS lines,
      (SELECT count(*)::int FROM invoice_lines l WHERE l.invoice_id = v.id) AS count
    FROM invoices v ORDER BY id`)
}

async function stockOf(itemId: number) {
  const [row] = await rows<{ stock: number }>(sql`SELECT quantity_available AS stock FROM items WHERE id = ${itemId}`)
  return row?.stock ?? 0
}

async function credit() {
  return (await shop.as('admin', 'getCheckoutData', {})).output().availableBalance
}

/** The words of a refusal. */
async function refusalOf(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ProblemError)) throw error ?? new Error('It was not refused')
  return error.message
}

describe('fulfilment', () => {
  it('CHK-10 ACCT-07 ships an order in three parcels, whose invoices make up its total to the cent, and delivers it', async () => {
    const order = await place()
    const [stock, before] = [await stockOf(gauze), await credit()]
    await ship(order.orderNumber, { lines: [2], carrier: 'fedex' })
    expect(await details(order)).toMatchObject({
      status: 'Partially Fulfilled',
      lines: [{ quantityFulfilled: 0 }, { quantityFulfilled: 5 }, { quantityFulfilled: 0 }],
      fulfillments: [{ carrier: 'FedEx', deliveredAt: null }],
    })
    await ship(order.orderNumber, { lines: [1], trackingNumber: '1Z 999AA 101 2345 6784' })
    await ship(order.orderNumber)
    const shipped = await details(order)
    expect(shipped.status).toBe('Shipped')
    expect(shipped.events.map(({ status, by }) => [status, by])).toEqual([
      ['Pending Fulfillment', 'admin Tester'],
      ['Partially Fulfilled', ''],
      ['Partially Fulfilled', ''],
      ['Shipped', ''],
    ])
    expect(shipped.fulfillments.map(({ carrier }) => carrier)).toEqual(['FedEx', 'UPS', 'UPS'])
    for (const { trackingNumber } of shipped.fulfillments) expect(readTracking(trackingNumber)?.isSound).toBe(true)
    const made = await invoices()
    expect(made).toHaveLength(3)
    expect(shipped.invoices.map(({ invoiceNumber }) => invoiceNumber)).toHaveLength(3)
    for (const { id, ...invoice } of shipped.invoices) {
      const read = (await shop.as('admin', 'getInvoice', { id })).output()
      expect(read).toMatchObject({ ...invoice, orderId: order.id })
    }
    for (const { subtotal, lines, count, paid, days } of made)
      expect({ subtotal, count, paid, days }).toEqual({ subtotal: lines, count: 1, paid: 0, days: 30 })
    const total = (name: string) => made.reduce((sum, invoice) => sum + (invoice[name] ?? 0), 0) / 100
    expect(['subtotal', 'shipping', 'tax', 'total'].map(total)).toEqual([
      shipped.subtotal,
      shipped.shipping,
      shipped.tax,
      order.total,
    ])
    expect({ stock: await stockOf(gauze), credit: await credit() }).toEqual({ stock, credit: before })
    expect(await rows(sql`SELECT 1 FROM reserved_goods`)).toEqual([])
    await deliverOrder(shop.db, order.orderNumber, shop.services)
    const delivered = await details(order)
    expect(delivered.status).toBe('Delivered')
    for (const { deliveredAt } of delivered.fulfillments) expect(deliveredAt).not.toBeNull()
    const mails = await rows<{ kind: string; text: string }>(sql`SELECT kind, text FROM mail_outbox ORDER BY id`)
    expect(mails.map(({ kind }) => kind)).toEqual([
      'order-placed',
      ...['order-shipped', 'invoice-issued', 'order-shipped', 'invoice-issued', 'order-shipped', 'invoice-issued'],
      'order-delivered',
    ])
    expect(mails[1]?.text.match(/^- .*$/gm)).toEqual([expect.stringMatching(/^- 5 × Each, /)])
    expect(mails[3]?.text.match(/^- .*$/gm)).toEqual([expect.stringMatching(/^- 7 × Each, /)])
    expect(mails[3]?.text).toContain('http://localhost:3000/tracking/1Z999AA10123456784')
    expect(mails[3]?.text).toContain(`orderdetails?id=${order.id}&viewer=shipment`)
  })

  it('ACCT-09 NOTE-02 mails and notifies the buyer and the administrators of an invoice, and nobody without prices', async () => {
    await shop.db.execute(sql`TRUNCATE notifications`)
    const form = { shipAddressId: shopAddresses.licensed, billAddressId: shopAddresses.licensed, poNum: 'PO-8' }
    const issued = (to: string) =>
      rows<{ text: string; subject: string }>(sql`
      SELECT subject, text FROM mail_outbox WHERE kind = 'invoice-issued' AND recipient = ${to} ORDER BY id`)
    const noticed = async (who: 'admin' | 'buyer' | 'noPrice') => {
      const { notifications } = (await shop.as(who, 'getUserNotifications', {})).output()
      return notifications.filter(({ notificationType }) => notificationType === 'Invoice Issued')
    }
    for (const who of ['buyer', 'noPrice'] as const) {
      await shop.as(who, 'addItem', { itemId: gauze, unit: unitsOf(gauze).each, quantity: 2 })
      const options = { idempotencyKey: crypto.randomUUID() }
      const placed = await shop.as(who, 'placeOrder', { ...form, paymentMethod: 'terms' }, options)
      await ship(placed.output().orderConfirmation.orderNumber)
    }
    const [own, ...others] = await issued('buyer@shop.example')
    expect(others).toEqual([])
    expect(own?.subject).toMatch(/^Invoice INV-\d+ issued$/)
    expect(own?.text).toMatch(/Total: \$\d+\.\d\d\nDue: 04\/10\/2026/)
    expect(own?.text).toMatch(/\/myaccount\/menu\/invoicedetails\?id=\d+/)
    expect(await issued('admin@shop.example')).toHaveLength(2)
    expect(await issued('noPrice@shop.example')).toEqual([])
    expect([(await noticed('admin')).length, (await noticed('buyer')).length]).toEqual([2, 1])
    expect(await noticed('noPrice')).toEqual([])
    expect(await noticed('buyer')).toMatchObject([{ metaData: { dueDate: '2026-04-10' } }])
    expect(JSON.stringify(await noticed('admin'))).not.toContain('$')
  })

  it('CHK-10 pays the invoice of a card with its captured payment, and ships nothing before', async () => {
    const order = await place(shopCards.good)
    expect(await refusalOf(ship(order.orderNumber))).toMatch(/payment of order SO-\d+ is not captured\. Nothing/)
    const { ports } = shop.services
    await settlePayments(shop.db, { ...shop.services, ports, onFailure: () => undefined }, AbortSignal.timeout(10_000))
    await ship(order.orderNumber)
    const cents = Math.round((order.total ?? 0) * 100)
    expect(await invoices()).toMatchObject([{ total: cents, paid: cents, days: 0 }])
    const [mail] = await rows<{ text: string }>(sql`SELECT text FROM mail_outbox WHERE kind = 'invoice-issued'`)
    expect(mail?.text).toContain('Paid: By the card of the order')
    expect(await rows(sql`SELECT amount_cents::int AS amount, status FROM payments`)).toEqual([
      { amount: cents, status: 'Posted' },
    ])
    expect(await rows(sql`SELECT balance_cents::int AS balance FROM accounts WHERE id = 1`)).toEqual([
      { balance: 100_000 },
    ])
  })

  it('CHK-10 refuses in one sentence, and changes nothing', async () => {
    const order = await place()
    const { orderNumber } = order
    await ship(orderNumber, { lines: [1] })
    const before = await details(order)
    const refusals = [
      [() => ship('SO-1'), /^There is no order SO-1\./],
      [() => ship(orderNumber, { lines: [4] }), /has no line 4\..* lines 1 to 3\.$/],
      [() => ship(orderNumber, { lines: [2, 1] }), /^Line 1 of order .* has shipped already\./],
      [
        () => deliverOrder(shop.db, orderNumber, shop.services),
        /is “Partially Fulfilled” and cannot become “Delivered”/,
      ],
      [
        () => cancelOrder(shop.db, orderNumber, '', shop.services),
        /is “Partially Fulfilled” and cannot become “Cancelled”/,
      ],
      [
        () => ship(orderNumber, { trackingNumber: '1Z999AA10123456785' }),
        /is not a tracking number of UPS, USPS or FedEx/,
      ],
    ] as const
    for (const [work, words] of refusals) expect(await refusalOf(work())).toMatch(words)
    expect(await details(order)).toEqual(before)
    expect(await invoices()).toHaveLength(1)
  })

  it('CHK-10 ships once when two operators ship at once, and the second one reads the reason', async () => {
    const { orderNumber } = await place()
    const outcomes = await Promise.allSettled([ship(orderNumber), ship(orderNumber), ship(orderNumber)])
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))
    expect(refused).toHaveLength(2)
    for (const words of refused) expect(words).toContain('is “Shipped” and cannot become “Shipped”')
    expect(await invoices()).toHaveLength(1)
  })

  it('CHK-10 waits for goods on backorder, takes them when they arrive, and returns the goods of a canceled order', async () => {
    await shop.db.execute(sql`UPDATE items SET quantity_available = 3 WHERE id = ${swab}`)
    const { orderNumber } = await place('terms', [[swab, 10]])
    expect(await refusalOf(ship(orderNumber))).toMatch(/waits for stock of .*Nothing has changed/)
    await shop.db.execute(sql`UPDATE items SET quantity_available = 20 WHERE id = ${swab}`)
    await ship(orderNumber)
    expect(await stockOf(swab)).toBe(13)
    expect(await rows(sql`SELECT 1 FROM backorders`)).toEqual([])
    const other = await place('terms', [[swab, 5]])
    await cancelOrder(shop.db, other.orderNumber, 'Canceled by phone.', shop.services)
    expect(await stockOf(swab)).toBe(13)
    expect((await details(other)).events.at(-1)).toMatchObject({ status: 'Cancelled', reason: 'Canceled by phone.' })
  })

  it('CHK-10 ships and later delivers by itself in a demonstration, and leaves newer orders alone', async () => {
    const order = await place()
    const onHeld = (words: string) => expect.unreachable(words)
    const at = (minutes: number) => ({
      ...shop.services,
      onHeld,
      now: () => new Date(shop.services.now().getTime() + minutes * 60_000),
    })
    const run = (minutes: number) => fulfilDueOrders(shop.db, 5, at(minutes), AbortSignal.timeout(10_000))
    await run(4)
    expect((await details(order)).status).toBe('Pending Fulfillment')
    await run(6)
    expect((await details(order)).status).toBe('Shipped')
    const late = { ...shop.services, onHeld, now: () => new Date(Date.now() + 6 * 60_000) }
    await fulfilDueOrders(shop.db, 5, late, AbortSignal.timeout(10_000))
    const { status, fulfillments } = await details(order)
    expect({ status, parcels: fulfillments.length }).toEqual({ status: 'Delivered', parcels: 1 })
  })
})
