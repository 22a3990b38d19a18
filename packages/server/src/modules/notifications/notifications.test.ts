import type { CallInput, Notification } from '@gauze/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { backorders, items, notifications, stockWatches } from '../../db/schema/index.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses, shopUsers } from '../../testing/fixtures/shop-companies.js'

let shop: TestShop
let keys = 0

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.reset()
  await shop.db.execute(sql`TRUNCATE notifications, stock_watches RESTART IDENTITY`)
})

const back = { item: { displayName: 'Syringe', urlComponent: 'item-1040' } }

async function tell(who: ShopUser, notificationType = 'Item Back in Stock', metaData: object = back, at = sql`now()`) {
  const { userId, accountId } = shopUsers[who]
  await shop.db
    .insert(notifications)
    .values({ userId, accountId, notificationType, metaData: { ...metaData }, createdAt: at })
}

async function read(who: ShopUser = 'buyer') {
  return (await shop.as(who, 'getUserNotifications', {})).output()
}

async function mark(input: CallInput<'markNotificationsAsRead'> = {}, who: ShopUser = 'buyer') {
  return (await shop.as(who, 'markNotificationsAsRead', input)).output()
}

function contentOf({ notificationType, metaData }: Notification) {
  return { notificationType, metaData }
}

function setStock(itemId: number, quantityAvailable: number) {
  return shop.db.update(items).set({ quantityAvailable }).where(eq(items.id, itemId))
}

async function order(itemId: number, quantity: number, who: ShopUser = 'admin') {
  await shop.as(who, 'addItem', { itemId, unit: unitsOf(itemId).each, quantity })
  await shop.as(who, 'getCart', {})
  keys += 1
  const form = { shipAddressId: shopAddresses.licensed, billAddressId: shopAddresses.licensed, poNum: `N-${keys}` }
  const placed = await shop.as(
    who,
    'placeOrder',
    { ...form, paymentMethod: 'terms' },
    { idempotencyKey: `notice-${keys}` },
  )
  return placed.output().orderConfirmation
}

describe('notifications of a user', () => {
  it('API-52 NOTE-01 answers the newest first with the number of unread ones, in one statement', async () => {
    await tell('buyer', 'Item Back in Stock', back, sql`now() - interval '1 day'`)
    await tell('buyer', 'Something New', { anything: [1] })
    const answer = await shop.as('buyer', 'getUserNotifications', {})
    expect(answer.statements).toHaveLength(1)
    expect(answer.output()).toEqual({
      unread: 2,
      notifications: [
        {
          id: 2,
          notificationType: 'Something New',
          metaData: { anything: [1] },
          userNotificationStatus: { unread: true },
        },
        { id: 1, notificationType: 'Item Back in Stock', metaData: back, userNotificationStatus: { unread: true } },
      ],
    })
  })

  it('API-52 answers 100 at most and still counts every unread one', async () => {
    const { userId, accountId } = shopUsers.buyer
    await shop.db.execute(sql`INSERT INTO notifications (account_id, user_id, notification_type)
      SELECT ${accountId}, ${userId}, 'Other' FROM generate_series(1, 130)`)
    const { notifications: shown, unread } = await read()
    expect([shown.length, unread]).toEqual([100, 130])
  })

  it('AUTH-12 API-52 API-53 are limited to the user and the company they work for', async () => {
    await tell('admin')
    await tell('clinic')
    await shop.db.execute(sql`INSERT INTO notifications (account_id, user_id, notification_type)
      VALUES (${shopUsers.clinic.accountId}, ${shopUsers.buyer.userId}, 'Seen in another company')`)
    expect(await read()).toEqual({ notifications: [], unread: 0 })
    expect(await mark()).toEqual({ unread: 0 })
    for (const who of ['admin', 'clinic'] as const) expect((await read(who)).unread).toBe(1)
  })

  it('NOTE-02 uses general words for data that do not fit the type', async () => {
    await tell('buyer', 'Fulfillment Delivered', { deliveryDate: 'soon' })
    expect((await read()).notifications).toMatchObject([{ notificationType: 'Unreadable', metaData: {} }])
  })

  it('API-53 NOTE-01 marks as read, however often it is repeated, in one statement', async () => {
    await tell('buyer')
    await tell('buyer')
    const answer = await shop.as('buyer', 'markNotificationsAsRead', {})
    expect(answer.statements).toHaveLength(1)
    expect(answer.output()).toEqual({ unread: 0 })
    const { rows: first } = await shop.db.execute(sql`SELECT read_at FROM notifications ORDER BY id`)
    expect(await mark()).toEqual({ unread: 0 })
    const { rows: second } = await shop.db.execute(sql`SELECT read_at FROM notifications ORDER BY id`)
    expect(second).toEqual(first)
    expect((await read()).unread).toBe(0)
  })

  it('API-53 leaves notifications unread that came after the newest shown one', async () => {
    await tell('buyer')
    await tell('buyer')
    expect(await mark({ lastId: 1 })).toEqual({ unread: 1 })
    const { notifications: shown } = await read()
    expect(shown.map(({ id, userNotificationStatus: { unread } }) => [id, unread])).toEqual([
      [2, true],
      [1, false],
    ])
  })

  it('API-53 does nothing without the bearer token, even with cookies', async () => {
    await tell('buyer')
    const answer = await shop.call('markNotificationsAsRead', {}, { headers: { cookie: 'gauze_refresh=anything' } })
    expect(answer.status).toBe(401)
    expect((await read()).unread).toBe(1)
  })
})

describe('the causes of a notification', () => {
  it('NOTE-02 notifies the people who watch an item, once, when it comes back in stock', async () => {
    const { userId, accountId } = shopUsers.buyer
    const watch = { userId, accountId, itemId: shopItems.outOfStock }
    await shop.db.insert(stockWatches).values([watch, watch, { ...watch, itemId: shopItems.gauze }])
    await setStock(shopItems.gauze, 6000)
    expect((await read()).notifications).toEqual([])
    await setStock(shopItems.outOfStock, 4)
    expect((await read()).notifications.map(contentOf)).toEqual([
      { notificationType: 'Item Back in Stock', metaData: back },
    ])
    await setStock(shopItems.outOfStock, 0)
    await setStock(shopItems.outOfStock, 5)
    expect((await read()).notifications).toHaveLength(1)
    await setStock(shopItems.outOfStock, 0)
  })

  it('NOTE-02 notifies the people who ordered on backorder when there is enough stock, the oldest order first', async () => {
    await setStock(shopItems.outOfStock, 2)
    await order(shopItems.outOfStock, 5)
    await order(shopItems.outOfStock, 4, 'buyer')
    await setStock(shopItems.outOfStock, 2)
    expect((await read('admin')).notifications).toEqual([])
    await setStock(shopItems.outOfStock, 6)
    expect((await read('admin')).notifications.map(contentOf)).toEqual([
      {
        notificationType: 'Backorder Ready',
        metaData: {
          item: { displayName: 'Syringe', matrixDetails: [], urlComponent: expect.stringMatching(/\S/) },
          quantityPreviouslyBackordered: 3,
        },
      },
    ])
    expect((await read('buyer')).notifications).toEqual([])
    await setStock(shopItems.outOfStock, 7)
    expect((await read('buyer')).notifications).toMatchObject([{ metaData: { quantityPreviouslyBackordered: 4 } }])
    await setStock(shopItems.outOfStock, 20)
    expect([(await read('admin')).unread, (await read('buyer')).unread]).toEqual([1, 1])
    await setStock(shopItems.outOfStock, 0)
  })

  it('NOTE-02 promises goods to only one customer: the next is notified when there is enough for both', async () => {
    await order(shopItems.outOfStock, 3)
    const second = await order(shopItems.outOfStock, 4, 'buyer')
    const unreadCounts = async () => [(await read('admin')).unread, (await read('buyer')).unread]
    await setStock(shopItems.outOfStock, 3)
    expect(await unreadCounts()).toEqual([1, 0])
    await setStock(shopItems.outOfStock, 4)
    expect(await unreadCounts()).toEqual([1, 0])
    await setStock(shopItems.outOfStock, 7)
    expect(await unreadCounts()).toEqual([1, 1])
    await order(shopItems.outOfStock, 8)
    await setStock(shopItems.outOfStock, 4)
    expect(await unreadCounts()).toEqual([1, 1])
    await shop.move(second, 'Shipped')
    await setStock(shopItems.outOfStock, 5)
    expect(await unreadCounts()).toEqual([2, 2])
    await setStock(shopItems.outOfStock, 0)
  })

  it('NOTE-02 notifies nobody of the backorder of a canceled order, and records no backorder for items in stock or made to order', async () => {
    await order(shopItems.gauze, 2)
    await order(shopItems.specialOrder, 1)
    expect(await shop.db.select().from(backorders)).toEqual([])
    const backordered = await order(shopItems.outOfStock, 1)
    await shop.move(backordered, 'Cancelled')
    await setStock(shopItems.outOfStock, 50)
    expect((await read('admin')).notifications).toMatchObject([{ notificationType: 'Order Update' }])
    await setStock(shopItems.outOfStock, 0)
  })

  it('NOTE-02 notifies the person who ordered when a parcel is delivered, in Eastern time, and once', async () => {
    const { id } = await order(shopItems.gauze, 1)
    const { rows } = await shop.db.execute<{ id: number }>(sql`
      INSERT INTO fulfilments (order_id, account_id, carrier, tracking_number, workwave_id, status, shipped_at)
      VALUES (${id}, ${shopUsers.admin.accountId}, 'Gauze', 'GZ12345678', 'WW-20001', 'Shipped', now()) RETURNING id`)
    const deliver = sql`UPDATE fulfilments SET status = 'Delivered', delivered_at = '2026-07-02T02:05:06Z'`
    await shop.db.execute(deliver)
    await shop.db.execute(deliver)
    expect((await read('admin')).notifications.map(contentOf)).toEqual([
      {
        notificationType: 'Fulfillment Delivered',
        metaData: {
          fulfillmentId: rows[0]?.id,
          workwaveId: 'WW-20001',
          deliveryDate: '20260701',
          timeOfDelivery: '22:05:06',
          trackingNumber: 'GZ12345678',
        },
      },
    ])
    expect((await read('buyer')).notifications).toEqual([])
  })
})
