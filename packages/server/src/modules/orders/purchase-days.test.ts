import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '../../db/client.js'
import { createScope } from '../../db/scope.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { moveOrder } from './move-order.service.js'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

/** Places an order of two items, one of them on two lines, so many days before 2026-03-11. */
async function buy(id: number, daysAgo: number, db = shop.db) {
  await db.execute(sql`
    INSERT INTO orders (id, order_no, account_id, user_id, status, ship_address_id, ship_address, bill_address_id,
      bill_address, payment, subtotal_cents, total_cents, placed_at)
    VALUES (${id}, ${`SO-${id}`}, 1, 2, 'Pending Fulfillment', 1, '{}', 1, '{}', '{"kind": "terms", "terms": "Net 30"}', 300, 300,
      timestamptz '2026-03-11 14:00Z' - ${daysAgo} * interval '1 day')`)
  await db.execute(sql`
    INSERT INTO order_lines (order_id, position, item_id, unit_id, item_name, display_name, mpn, unit_name, unit_label,
      conversion_rate, price, quantity, total_cents)
    SELECT ${id}, position, item_id, ${unitsOf(shopItems.gauze).box}, 'I', 'Item', 'M', 'BX', 'Box', 100, 1, 1, 100
    FROM unnest(ARRAY[${shopItems.gauze}, ${shopItems.gauze}, ${shopItems.swab}]::int[]) WITH ORDINALITY l (item_id, position)`)
}

function giveUp(id: number) {
  const seen = { id, status: 'Pending Fulfillment' } as const
  return createScope(shop.db, { accountId: 1, userId: 2 }).transaction((locked) =>
    moveOrder(locked, seen, 'Cancelled', { by: 'operator' }, shop.services),
  )
}

/** Each day of purchase of an item, with the sums up to it, as the orders say and as the triggers noted it. */
async function days() {
  const { rows: noted } = await shop.db.execute(sql`SELECT * FROM purchase_days ORDER BY item_id, day`)
  const { rows: expected } = await shop.db.execute(sql`
    SELECT account_id, item_id, day, orders, is_subscribed, last_at, last_line_id, (sum(orders) OVER upto)::int AS orders_to,
      (count(*) OVER upto)::int AS days_to, (sum(is_subscribed::int) OVER upto)::int AS subscribed_days_to,
      COALESCE(sum(gap * gap) OVER upto, 0)::bigint AS squared_gaps_to
    FROM (
      SELECT *, day - lag(day) OVER (PARTITION BY item_id ORDER BY day) AS gap FROM (
        SELECT account_id, item_id, (placed_at AT TIME ZONE 'America/New_York')::date AS day,
          count(DISTINCT o.id)::int AS orders, bool_or(subscription_id IS NOT NULL) AS is_subscribed,
          max(placed_at) AS last_at, (array_agg(l.id ORDER BY placed_at DESC, l.id DESC))[1] AS last_line_id
        FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE o.status NOT IN ('Rejected', 'Cancelled')
        GROUP BY 1, 2, 3) d) g
    WINDOW upto AS (PARTITION BY item_id ORDER BY day) ORDER BY item_id, day`)
  return { noted, expected }
}

async function expectCounted(count: number) {
  const { noted, expected } = await days()
  expect(noted).toEqual(expected)
  expect(noted).toHaveLength(2 * count)
}

beforeEach(async () => {
  await shop.reset()
  await expectCounted(0)
  for (const [id, daysAgo] of [40, 12, 25, 12, 3].entries()) await buy(id + 1, daysAgo)
})

it('ACCT-08 counts purchases that come in any order, two orders of a day as one day', () => expectCounted(4))

it('ACCT-08 counts the days again when orders are given up, whichever order is first', async () => {
  await giveUp(3)
  await expectCounted(3)
  await Promise.all([giveUp(1), giveUp(2)])
  await expectCounted(2)
})

it('ACCT-08 counts an order that moves to another day or becomes that of a subscription', async () => {
  await shop.db.execute(sql`UPDATE orders SET placed_at = placed_at - interval '30 days' WHERE id = 5`)
  await expectCounted(4)
  await shop.db.execute(sql`UPDATE orders SET subscription_id = 7 WHERE id = 3`)
  await expectCounted(4)
})

it('ACCT-08 counts an order again whose lines are written again', async () => {
  await shop.db.execute(sql`DELETE FROM order_lines WHERE order_id = 2 AND position = 2`)
  await expectCounted(4)
  await shop.db.execute(sql`DELETE FROM order_lines WHERE order_id = 5 AND item_id = ${shopItems.gauze}`)
  const { noted, expected } = await days()
  expect(noted).toEqual(expected)
  expect(noted).toHaveLength(7)
})

it('ACCT-08 counts orders of one company that are placed at the same moment', async () => {
  await Promise.all([6, 7, 8, 9].map((id) => inTransaction(shop.db, (tx) => buy(id, 1, tx))))
  await expectCounted(5)
})
