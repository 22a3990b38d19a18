import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { inTransaction } from '../../db/client.js'
import { createScope } from '../../db/scope.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { shopUsers } from '../../testing/fixtures/shop-companies.js'
import { lockCart } from './cart.repository.js'
import { changeCart } from './cart.service.js'
import { planEdit } from './cart-changes.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const flood = 300

function isKeyed(index: number) {
  return index % 3 === 0
}

async function addGauze() {
  const { each } = unitsOf(shopItems.gauze)
  const cart = (await shop.as('buyer', 'addItem', { itemId: shopItems.gauze, unit: each, quantity: 1 })).output()
  return { detailId: cart.cartDetail[0]?.id ?? 0, unit: each }
}

async function connections() {
  const { rows } = await shop.db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database()`,
  )
  return rows[0]?.count ?? 0
}

it('CART-11 takes 300 edits of one cart at once, and leaves other companies the connections', async () => {
  const line = await addGauze()
  const before = await connections()
  const edits = Array.from({ length: flood }, (_unused, index) =>
    shop.as(
      'buyer',
      'editItem',
      { ...line, quantity: index + 1 },
      isKeyed(index) ? { idempotencyKey: `flood-${index}` } : {},
    ),
  )
  expect((await shop.as('clinic', 'getCart', {})).status).toBe(200)
  const answers = await Promise.all(edits)

  // Edits that all wait while holding a connection take the whole pool, which has ten.
  expect((await connections()) - before).toBeLessThan(5)
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map((answer) => answer.output().version)).size).toBe(flood)
  for (const { statements } of answers.filter((_unused, index) => !isKeyed(index))) expect(statements).toHaveLength(2)
  const { version, totalItems } = (await shop.as('buyer', 'getCart', {})).output()
  const latest = answers.find((answer) => answer.output().version === version)
  expect({ version, totalItems }).toEqual({ version: flood + 1, totalItems: latest?.output().totalItems })
})

it('CART-11 a reload in the middle of an addition shows it', async () => {
  await addGauze()
  const locked = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const other = inTransaction(shop.db, async (tx) => {
    await lockCart(createScope(tx, shopUsers.buyer))
    locked.resolve()
    await end.promise
  })
  await locked.promise
  const adding = addGauze()
  await vi.waitFor(async () => {
    const { rows } = await shop.db.execute(sql`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)
    expect(rows).toHaveLength(1)
  }, 15_000)
  const reading = shop.as('buyer', 'getCart', {})
  // By the time that somebody else has an answer, the read would have had one too.
  await shop.as('clinic', 'getCart', {})
  end.resolve()
  expect((await reading).output().totalItems).toBe(2)
  await Promise.all([adding, other])
})

it('CART-11 loses no edit that several processes make at once', async () => {
  const { detailId, unit } = await addGauze()
  // Scopes bypass the turns of requests in one process, as another process does.
  const scope = createScope(shop.db, shopUsers.buyer)
  const edits = Array.from({ length: 40 }, (_unused, index) =>
    changeCart(scope, (cart) => planEdit(cart, { detailId, unit, quantity: index + 1 }, undefined)),
  )
  const versions = (await Promise.all(edits)).map(({ state }) => state.version)
  expect(new Set(versions)).toEqual(new Set(Array.from({ length: 40 }, (_unused, index) => index + 2)))
})
