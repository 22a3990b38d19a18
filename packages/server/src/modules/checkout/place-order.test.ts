import type { CallInput } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shopMorning, startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses, shopCards } from '../../testing/fixtures/shop-companies.js'

type Form = CallInput<'placeOrder'>

let shop: TestShop
let keys = 0

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const onTerms: Form = {
  shipAddressId: shopAddresses.licensed,
  billAddressId: shopAddresses.licensed,
  poNum: 'PO-7',
  paymentMethod: 'terms',
}

async function add(itemId: number, quantity = 1, who: ShopUser = 'admin') {
  return (await shop.as(who, 'addItem', { itemId, unit: unitsOf(itemId).each, quantity })).output()
}

function place(form: Partial<Form> = {}, options: { who?: ShopUser; key?: string } = {}) {
  keys += 1
  const { who = 'admin', key = `key-${keys}` } = options
  return shop.as(who, 'placeOrder', { ...onTerms, ...form }, { idempotencyKey: key })
}

async function orderCount() {
  const { rows } = await shop.db.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM orders`)
  return rows[0]?.count
}

async function cartOf(who: ShopUser = 'admin') {
  return (await shop.as(who, 'getCart', {})).output()
}

describe('placing', () => {
  it('API-63 CHK-01 makes an order from the cart, to the cent, and empties the cart', async () => {
    await add(shopItems.gauze, 3)
    const cart = await add(shopItems.untaxed, 1)
    const answer = (
      await place({ shipDate: '2026-03-12', notes: 'Dock 3\nRing twice', expectedTotal: cart.total ?? 0 })
    ).output()
    const { orderConfirmation } = answer
    expect(answer).toMatchObject({ status: 'Pending Fulfillment', subscriptionItemList: [] })
    expect(orderConfirmation).toMatchObject({ total: cart.total, placedAt: shopMorning.toISOString() })
    expect(orderConfirmation.orderNumber).toMatch(/^SO-\d+$/)
    const order = (await shop.as('admin', 'getSalesOrder', { id: orderConfirmation.id })).output()
    expect(order).toMatchObject({
      poNum: 'PO-7',
      paymentMethod: 'Net 30',
      shipDate: '2026-03-12',
      notes: 'Dock 3\nRing twice',
      shipAddress: { label: 'Pharmacy', zip: '12207' },
      subtotal: cart.subtotal,
      shipping: cart.shipping,
      tax: cart.tax,
      total: cart.total,
      lines: [
        { name: 'Gauze Pad', price: 3.2525, quantity: 3, lineTotal: 9.76, unitLabel: 'Each' },
        { name: 'Bandage', price: 3, quantity: 1, lineTotal: 3 },
      ],
    })
    expect(await cartOf()).toMatchObject({ cartDetail: [], version: cart.version + 1 })
  })

  it('API-63 taxes by the ship-to address, with a saved card and without a PO number', async () => {
    await add(shopItems.gauze, 10, 'clinic')
    const form = {
      shipAddressId: shopAddresses.clinic,
      billAddressId: shopAddresses.clinic,
      poNum: '',
      paymentMethod: shopCards.clinic,
    }
    const { orderConfirmation } = (await place(form, { who: 'clinic' })).output()
    const order = (await shop.as('clinic', 'getSalesOrder', { id: orderConfirmation.id })).output()
    expect(order).toMatchObject({
      ...{
        paymentMethod: 'Visa ending in 4243',
        subtotal: 42.5,
        shipping: 14.95,
        tax: 3.77,
        convenienceFee: 1.84,
        total: 63.06,
      },
      shipDate: '2026-03-11',
    })
  })

  it('CHK-10 writes a mail to the buyer in the same transaction', async () => {
    await add(shopItems.gauze, 1)
    await place()
    const { rows } = await shop.db.execute(sql`SELECT kind, recipient FROM mail_outbox`)
    expect(rows).toEqual([{ kind: 'order-placed', recipient: 'admin@shop.example' }])
  })

  it('CHK-07 an order above the user’s limit waits for approval and its approvers are notified', async () => {
    await add(shopItems.specialOrder, 3, 'buyer')
    expect((await place({}, { who: 'buyer' })).output().status).toBe('Pending Approval')
    const { rows } = await shop.db.execute(sql`SELECT kind, recipient, text FROM mail_outbox ORDER BY kind`)
    expect(rows).toMatchObject([
      { kind: 'order-needs-approval', recipient: 'admin@shop.example' },
      { kind: 'order-placed', recipient: 'buyer@shop.example' },
    ])
    expect(rows[0]?.text).toMatch(/^buyer Tester \(Test Hospital\) placed order SO-\d+, which needs approval\./)
  })

  it('CART-15 a user who may not see prices orders without seeing any, in answer or mail', async () => {
    await add(shopItems.gauze, 1, 'noPrice')
    const answer = (await place({ expectedTotal: 1 }, { who: 'noPrice' })).output()
    expect(answer.orderConfirmation.total).toBeNull()
    const { rows } = await shop.db.execute<{ text: string }>(sql`SELECT text FROM mail_outbox`)
    expect(rows[0]?.text).not.toContain('$')
    // The page of an order is closed to this user.
    expect(rows[0]?.text).not.toContain('orderdetails')
  })

  it('CART-03 the mail shows the exact price of one unit, so that price × quantity is its total', async () => {
    await add(shopItems.gauze, 4)
    await place()
    const { rows } = await shop.db.execute<{ text: string }>(sql`SELECT text FROM mail_outbox`)
    expect(rows[0]?.text).toMatch(/- 4 × Each, .*: \$3\.2525 each, \$13\.01/)
  })

  it('PUN-04 a punch-out session fills a cart but places no order', async () => {
    await add(shopItems.gauze, 1, 'punchout')
    expect((await place({}, { who: 'punchout' })).problem().status).toBe(403)
    expect((await cartOf('punchout')).totalItems).toBe(1)
    expect(await orderCount()).toBe(0)
  })
})

describe('once', () => {
  it('CHK-05 the same key gives the same order, even after the first answer was forgotten', async () => {
    await add(shopItems.gauze, 1)
    const first = (await place({}, { key: 'same' })).output()
    const replayed = (await place({}, { key: 'same' })).output()
    await shop.db.execute(sql`DELETE FROM idempotency_keys`)
    const found = (await place({}, { key: 'same' })).output()
    expect(replayed).toEqual(first)
    expect(found).toEqual(first)
    expect(await orderCount()).toBe(1)
  })

  it('CHK-05 20 placements at once with one key make one order', async () => {
    await add(shopItems.gauze, 1)
    const answers = await Promise.all(Array.from({ length: 20 }, () => place({}, { key: 'burst' })))
    expect(new Set(answers.map((answer) => answer.output().orderConfirmation.orderNumber)).size).toBe(1)
    expect(await orderCount()).toBe(1)
  })

  it('CHK-05 two keys at once on one cart make one order; the second call finds the cart empty', async () => {
    await add(shopItems.gauze, 1)
    const answers = await Promise.all([place(), place()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)?.problem()
    expect(refused?.type).toBe('https://gauze.example/problems/cart-empty')
    expect(await orderCount()).toBe(1)
  })

  it('CHK-05 an addition at the moment of placing is in the order or stays in the cart, never lost', async () => {
    await add(shopItems.gauze, 1)
    await Promise.all([place(), ...Array.from({ length: 10 }, () => add(shopItems.gauze, 1))])
    const { rows } = await shop.db.execute<{ sold: number }>(
      sql`SELECT COALESCE(sum(quantity), 0)::int AS sold FROM order_lines`,
    )
    expect((rows[0]?.sold ?? 0) + (await cartOf()).totalItems).toBe(11)
  })

  it('CHK-05 a key that another user of the company has used is refused', async () => {
    await add(shopItems.gauze, 1)
    await add(shopItems.gauze, 1, 'buyer')
    await place({}, { key: 'shared' })
    const problem = (await place({}, { who: 'buyer', key: 'shared' })).problem()
    expect(problem).toMatchObject({ status: 409, type: 'https://gauze.example/problems/idempotency-key-reused' })
    expect((await cartOf('buyer')).totalItems).toBe(1)
  })
})
