import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses } from '../../testing/fixtures/shop-companies.js'
import { type RunningShop, startRunningShop } from '../../testing/running-shop.js'

let shop: RunningShop

beforeAll(async () => {
  shop = await startRunningShop({ GAUZE_JOB_RETRY_DELAY: '1', GAUZE_JOB_LOST_AFTER: '10' })
}, 120_000)
afterAll(async () => {
  expect(await shop.stop()).toBe(0)
}, 60_000)

async function post(who: ShopUser, path: string, body: object) {
  const answer = await fetch(`${shop.url}/api/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await shop.tokenOf(who)}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return JSON.parse(text)
}

it('CHK-10 a decision and its mail are one transaction: a server killed after the decision mails once when it starts again', {
  timeout: 180_000,
}, async () => {
  shop.holdMails(true)
  const { specialOrder } = shopItems
  await post('buyer', 'cart/cart/addItem', { itemId: specialOrder, unit: unitsOf(specialOrder).each, quantity: 3 })
  const form = { shipAddressId: shopAddresses.licensed, billAddressId: shopAddresses.licensed, poNum: 'PO-7' }
  const placed = await post('buyer', 'checkout/checkout/placeOrder', { ...form, paymentMethod: 'terms' })
  const { id, orderNumber } = placed.orderConfirmation
  await post('admin', 'myaccount/transactions/rejectOrder', { orderConfirmationId: id, reason: 'Duplicate' })
  await shop.killAndRestart()
  expect(shop.mailTexts).toEqual([])
  shop.holdMails(false)
  const unsent = async () => (await shop.database.db.execute(sql`SELECT 1 FROM mail_outbox WHERE sent_at IS NULL`)).rows
  await expect.poll(unsent, { timeout: 100_000, interval: 200 }).toEqual([])
  const about = shop.mailTexts.filter((text) => text.includes(`Subject: Order ${orderNumber} was rejected`))
  expect(about).toHaveLength(1)
})
