import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses, shopCards } from '../../testing/fixtures/shop-companies.js'

const { gauze, rationed, specialOrder } = shopItems
const { licensed } = shopAddresses

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

/** Orders goods; the order of the buyer is above the buyer's limit. */
async function place(who: ShopUser, paymentMethod: 'terms' | number = 'terms') {
  for (const [itemId, quantity] of [
    [specialOrder, 3],
    [rationed, 5],
    [gauze, 2],
  ] as const)
    await shop.as(who, 'addItem', { itemId, unit: unitsOf(itemId).each, quantity })
  const form = { shipAddressId: licensed, billAddressId: licensed, poNum: 'PO-7', paymentMethod }
  const placed = await shop.as(who, 'placeOrder', form, { idempotencyKey: crypto.randomUUID() })
  return placed.output().orderConfirmation
}

function cancel(who: ShopUser, id: number, reason?: string) {
  return shop.as(who, 'cancelOrder', { orderConfirmationId: id, ...(reason === undefined ? {} : { reason }) })
}

async function read(id: number, who: ShopUser = 'admin') {
  return (await shop.as(who, 'getSalesOrder', { id })).output()
}

/** Goods, allocation and credit of the company. */
async function holdings() {
  const { rows } = await shop.db.execute(sql`
    SELECT (SELECT quantity_available FROM items WHERE id = ${gauze}) AS stock,
      (SELECT used FROM account_allocations WHERE account_id = 1 AND item_id = ${rationed}) AS allocated,
      (SELECT count(*)::int FROM reserved_goods) AS reserved`)
  return { ...rows[0], credit: (await shop.as('admin', 'getCheckoutData', {})).output().availableBalance }
}

describe('cancelOrder', () => {
  it('CHK-07 lets a buyer cancel an order that waits for approval: goods, allocation and credit are given back', async () => {
    const before = await holdings()
    const { id } = await place('buyer')
    expect((await read(id, 'buyer')).mayCancel).toBe(true)
    expect(await holdings()).not.toEqual(before)
    expect((await cancel('buyer', id, ' Ordered twice ')).output()).toMatchObject({ id, status: 'Cancelled' })
    expect(await holdings()).toEqual(before)
    const { status, mayCancel, events } = await read(id, 'buyer')
    expect({ status, mayCancel }).toEqual({ status: 'Cancelled', mayCancel: false })
    expect(events.at(-1)).toMatchObject({ status: 'Cancelled', reason: 'Ordered twice' })
    expect((await shop.as('admin', 'getOrderApprovals', {})).output().pendingApprovalOrders).toEqual([])
  })

  it('CHK-07 gives the money of a card back when an administrator cancels the order of a buyer', async () => {
    const { id } = await place('buyer', shopCards.good)
    await shop.move({ id, status: 'Pending Approval' }, 'Pending Fulfillment')
    expect((await cancel('admin', id)).status).toBe(200)
    const { rows } = await shop.db.execute(sql`
      SELECT released_at IS NOT NULL AS released FROM payment_holds WHERE order_id = ${id}`)
    expect(rows).toEqual([{ released: true }])
    const { rows: mails } = await shop.db.execute(sql`SELECT recipient FROM mail_outbox WHERE kind = 'order-canceled'`)
    expect(mails).toEqual([{ recipient: 'buyer@shop.example' }])
  })

  it('AUTH-12 NAV-07 refuses a colleague who is not an administrator, and a user of another company', async () => {
    const { id } = await place('admin')
    expect((await read(id, 'buyer')).mayCancel).toBe(false)
    expect((await cancel('buyer', id)).problem()).toMatchObject({
      status: 403,
      detail: expect.stringContaining('Only the buyer of this order or an administrator'),
    })
    expect((await cancel('clinic', id)).status).toBe(404)
    expect((await read(id)).status).toBe('Pending Fulfillment')
  })

  it('CHK-05 cancels once for two calls at once, and the second caller reads the name of the first', async () => {
    const { id, orderNumber } = await place('buyer')
    const answers = await Promise.all([cancel('buyer', id), cancel('admin', id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)?.problem()
    expect(late?.detail).toMatch(new RegExp(`^Order ${orderNumber} has changed: it is “Cancelled” since .+, by \\S+`))
    expect((await read(id)).events).toHaveLength(2)
  })

  it('CHK-05 loses against a parcel that has left, and says so', async () => {
    const { id } = await place('admin')
    await shop.move({ id, status: 'Pending Fulfillment' }, 'Shipped', 'operator')
    expect((await read(id)).mayCancel).toBe(false)
    expect((await cancel('admin', id)).problem()).toMatchObject({
      status: 409,
      detail: expect.stringContaining('it is “Shipped” since'),
    })
  })
})
