import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { OrderStatus } from '@gauze/contract'
import { orderStatusSchema } from '@gauze/contract/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProblemError } from '../../base/problem.js'
import { createScope, type Scope } from '../../db/scope.js'
import type { MovedOrder } from '../../services/order-listeners.types.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses, shopUsers } from '../../testing/fixtures/shop-companies.js'
import { moveOrder, type SeenOrder } from './move-order.service.js'

const { gauze, rationed, specialOrder } = shopItems

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

/** Places an order; an order of the buyer is above the buyer's limit. */
async function place(who: ShopUser) {
  for (const [itemId, quantity] of who === 'buyer'
    ? ([
        [specialOrder, 3],
        [rationed, 5],
        [gauze, 2],
      ] as const)
    : ([[gauze, 2]] as const))
    await shop.as(who, 'addItem', { itemId, unit: unitsOf(itemId).each, quantity })
  const form = { shipAddressId: shopAddresses.licensed, billAddressId: shopAddresses.licensed, poNum: 'PO-7' }
  const key = crypto.randomUUID()
  const placed = await shop.as(who, 'placeOrder', { ...form, paymentMethod: 'terms' }, { idempotencyKey: key })
  return placed.output().orderConfirmation
}

async function eventsOf({ id }: Pick<SeenOrder, 'id'>) {
  const { rows } = await shop.db.execute(sql`
    SELECT actor, user_id AS "userId", from_status AS "from", to_status AS "to", reason FROM order_events
    WHERE order_id = ${id} ORDER BY id`)
  return rows
}

/** Goods, allocation and credit of the company. */
async function holdings() {
  const { rows } = await shop.db.execute(sql`
    SELECT (SELECT quantity_available FROM items WHERE id = ${gauze}) AS stock,
      (SELECT used FROM account_allocations WHERE account_id = 1 AND item_id = ${rationed}) AS allocated,
      (SELECT count(*)::int FROM reserved_goods) AS reserved`)
  const { availableBalance } = (await shop.as('admin', 'getCheckoutData', {})).output()
  return { ...rows[0], availableBalance }
}

/** The refusal of a move, or null if it was made. */
async function refusalOf(moving: Promise<void>) {
  const outcome: unknown = await moving.then(
    () => null,
    (error: unknown) => error,
  )
  if (outcome !== null && !(outcome instanceof ProblemError)) throw outcome
  return outcome && { slug: outcome.options.slug, detail: outcome.options.detail }
}

describe('an order', () => {
  it('CHK-07 records its placement and every move, with the mover and the reason', async () => {
    const order = await place('buyer')
    await shop.move(order, 'Pending Fulfillment')
    await shop.move({ id: order.id, status: 'Pending Fulfillment' }, 'Shipped', 'operator', 'Sent from Albany')
    const { userId } = shopUsers.admin
    expect(await eventsOf(order)).toEqual([
      { actor: 'user', userId: shopUsers.buyer.userId, from: null, to: 'Pending Approval', reason: '' },
      { actor: 'user', userId, from: 'Pending Approval', to: 'Pending Fulfillment', reason: '' },
      { actor: 'operator', userId: null, from: 'Pending Fulfillment', to: 'Shipped', reason: 'Sent from Albany' },
    ])
    expect((await shop.as('buyer', 'getSalesOrder', { id: order.id })).output().status).toBe('Shipped')
  })

  it('CHK-07 gives back goods, allocation and credit when it is rejected, and its buyer reads the reason', async () => {
    const before = await holdings()
    const order = await place('buyer')
    expect(await holdings()).not.toEqual(before)
    await shop.move(order, 'Rejected', 'user', 'Use the ward stock first.')
    expect(await holdings()).toEqual(before)
    const { rows: mails } = await shop.db.execute<{ text: string }>(sql`
      SELECT recipient, subject, text FROM mail_outbox WHERE kind = 'order-rejected'`)
    expect(mails).toEqual([
      {
        recipient: 'buyer@shop.example',
        subject: `Order ${order.orderNumber} was rejected`,
        text: expect.stringContaining('Reason: Use the ward stock first.'),
      },
    ])
    const { notifications } = (await shop.as('buyer', 'getUserNotifications', {})).output()
    const { id, orderNumber } = order
    expect(notifications[0]).toMatchObject({
      notificationType: 'Order Update',
      metaData: { orderId: id, orderNumber, status: 'Rejected', reason: 'Use the ward stock first.' },
    })
  })

  it('CHK-07 calls the listeners in their order, and stays as it was when one fails', async () => {
    const order = await place('buyer')
    const before = [await holdings(), await eventsOf(order)]
    const calls: string[] = []
    const services = {
      ...shop.services,
      orderListeners: {
        moved: [
          ...shop.services.orderListeners.moved,
          async (_scope: Scope, { status }: MovedOrder) => void calls.push(status),
          () => Promise.reject(new Error('The last listener failed.')),
        ],
        shipped: [],
      },
    }
    const { accountId, userId } = shopUsers.admin
    const moving = createScope(shop.db, { accountId, userId }).transaction((locked) =>
      moveOrder(locked, order, 'Rejected', { by: 'user', reason: 'Too many' }, services),
    )
    await expect(moving).rejects.toThrow('The last listener failed.')
    expect(calls).toEqual(['Rejected'])
    expect([await holdings(), await eventsOf(order)]).toEqual(before)
  })

  it.each<[ShopUser, readonly OrderStatus[]]>([
    ['buyer', ['Pending Approval', 'Pending Fulfillment', 'Partially Fulfilled', 'Shipped', 'Delivered']],
    ['buyer', ['Pending Approval', 'Rejected']],
    ['buyer', ['Pending Approval', 'Cancelled']],
    ['admin', ['Pending Fulfillment', 'Cancelled']],
    ['admin', ['Pending Fulfillment', 'Shipped']],
  ])('CHK-07 of the %s goes through %j and nowhere else', async (who, path) => {
    const order = await place(who)
    const allowed = new Map<OrderStatus, readonly OrderStatus[]>([
      ['Pending Approval', ['Pending Fulfillment', 'Rejected', 'Cancelled']],
      ['Pending Fulfillment', ['Partially Fulfilled', 'Shipped', 'Cancelled']],
      ['Partially Fulfilled', ['Partially Fulfilled', 'Shipped']],
      ['Shipped', ['Delivered']],
    ])
    for (const [index, status] of path.entries()) {
      const seen = { id: order.id, status }
      const events = await eventsOf(order)
      for (const to of orderStatusSchema.options.filter((other) => !allowed.get(status)?.includes(other)))
        expect(await refusalOf(shop.move(seen, to))).toMatchObject({ slug: 'order-move-not-allowed' })
      expect(await eventsOf(order)).toEqual(events)
      const next = path[index + 1]
      if (next !== undefined) await shop.move(seen, next, 'operator')
    }
  })

  it('API-85 is decided once when two administrators decide at the same time, and the second one reads the decision', async () => {
    const order = await place('buyer')
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        refusalOf(shop.move(order, index % 2 === 0 ? 'Pending Fulfillment' : 'Rejected')),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
    const events = await eventsOf(order)
    expect(events).toHaveLength(2)
    for (const refusal of outcomes.filter((outcome) => outcome !== null))
      expect(refusal).toEqual({
        slug: 'order-moved',
        detail: expect.stringMatching(
          new RegExp(`^Order ${order.orderNumber} has changed: it is “${events[1]?.to}” since .+, by \\S+ \\S+\\.`),
        ),
      })
  })

  it('CHK-07 is not moved if it has moved since it was seen, even if the move is allowed', async () => {
    const order = await place('admin')
    await shop.move(order, 'Partially Fulfilled', 'operator')
    expect(await refusalOf(shop.move(order, 'Shipped', 'operator'))).toMatchObject({ slug: 'order-moved' })
    expect(await eventsOf(order)).toHaveLength(2)
  })

  it('AUTH-12 of another company does not exist', async () => {
    const order = await place('admin')
    await shop.db.execute(sql`UPDATE orders SET account_id = ${shopUsers.clinic.accountId} WHERE id = ${order.id}`)
    expect(await refusalOf(shop.move(order, 'Cancelled'))).toMatchObject({ slug: 'not-found' })
  })

  it('PLUS-21 keeps its history: no statement changes or deletes a row of it', async () => {
    const order = await place('admin')
    const refusal = /Rows of order_events are never changed or deleted/
    for (const statement of [sql`UPDATE order_events SET reason = 'other'`, sql`DELETE FROM order_events`])
      await expect(shop.db.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringMatching(refusal) },
      })
    expect(await eventsOf(order)).toHaveLength(1)
  })
})

it('CHK-07 no other code changes the status of an order', async () => {
  const cwd = fileURLToPath(new URL('../../../../..', import.meta.url))
  const change = /UPDATE\s+orders\b[^`]*?\bSET\b[^`]*?\bstatus\s*=|update\(orders\)[^\n]*status/i
  const exclude = (path: string) => /(?:^|\/)(?:node_modules|dist|build)$/.test(path)
  const writers: string[] = []
  for await (const file of glob('{packages,storefront,e2e,scripts}/**/*.{ts,tsx,mjs,sql}', { cwd, exclude }))
    if (change.test(await readFile(`${cwd}/${file}`, 'utf8'))) writers.push(file)
  expect(writers).toEqual(['packages/server/src/modules/orders/move-order.service.ts'])
})
