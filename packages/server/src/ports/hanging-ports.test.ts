import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { sessions, users } from '../db/schema/index.js'
import { startTestShop, type TestShop } from '../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../testing/fixtures/shop-catalogue.js'
import { shopUsers } from '../testing/fixtures/shop-companies.js'
import type { Tax } from './ports.types.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  shop.replacePorts()
  await shop.reset()
})

const noTax: Tax = { ratePercent: 0, shippingTaxable: false, taxableItemIds: [] }
const gauze = { itemId: shopItems.gauze, unit: unitsOf(shopItems.gauze).each, quantity: 1 }

/** Makes the tax port hang until it is let go. `asked` waits for its first call. */
function hangTax() {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Tax>()
  shop.replacePorts({
    tax: {
      taxAt: () => {
        asked.resolve()
        return answer.promise
      },
    },
  })
  return { asked: asked.promise, letGo: () => answer.resolve(noTax) }
}

/** How many connections have an open transaction, and how many lines of carts are committed. */
async function databaseState() {
  const { rows } = await shop.db.execute<{ open: number; lines: number }>(sql`
    SELECT (SELECT count(*)::int FROM cart_lines) AS lines,
      (SELECT count(*)::int FROM pg_stat_activity
        WHERE datname = current_database() AND state LIKE 'idle in transaction%') AS open`)
  return rows[0]
}

/** Tokens of many people of one company, each with a cart of their own. */
async function addShoppers(count: number): Promise<string[]> {
  const people = Array.from({ length: count }, (_unused, index) => ({
    ...shopUsers.buyer,
    userId: 100 + index,
    sessionId: 2_000_000 + index,
  }))
  await shop.db.insert(users).values(
    people.map(({ userId, accountId }) => ({
      ...{ id: userId, accountId, isPriceVisible: true, firstName: 'Shopper', lastName: 'Tester' },
      ...{ username: `${userId}@shop.example`, email: `${userId}@shop.example`, passwordHash: 'not used' },
    })),
  )
  await shop.db
    .insert(sessions)
    .values(people.map(({ sessionId, userId, accountId }) => ({ id: sessionId, userId, accountId })))
  return Promise.all(people.map((user) => shop.services.tokens.sign(user)))
}

it('CART-07 a change is saved before its port is asked, and holds no connection while that hangs', async () => {
  const { asked, letGo } = hangTax()
  const adding = shop.as('buyer', 'addItem', gauze, { idempotencyKey: 'hanging' })
  await asked
  expect(await databaseState()).toEqual({ open: 0, lines: 1 })
  letGo()
  expect((await adding).output()).toMatchObject({ totalItems: 1, tax: 0 })
})

it('CART-11 the next change of a cart does not wait for the port that the one before it asks', async () => {
  const first = Promise.withResolvers<Tax>()
  const taxAt = vi.fn(async () => noTax).mockImplementationOnce(() => first.promise)
  shop.replacePorts({ tax: { taxAt } })
  const answered: number[] = []
  const adding = shop.as('buyer', 'addItem', gauze, { idempotencyKey: 'first' })
  const noted = adding.then((answer) => answered.push(answer.output().totalItems))
  await vi.waitFor(() => expect(taxAt).toHaveBeenCalledOnce(), 15_000)
  const second = await shop.as('buyer', 'addItem', gauze, { idempotencyKey: 'second' })
  answered.push(second.output().totalItems)
  first.resolve(noTax)
  await noted
  expect(answered).toEqual([2, 1])
})

it('CART-07 a port that hangs for 45 shoppers leaves everybody else the store', async () => {
  const tokens = await addShoppers(45)
  const { letGo } = hangTax()
  const adding = tokens.map((token, index) =>
    shop.call('addItem', gauze, { token, idempotencyKey: `shopper-${index}` }),
  )
  await vi.waitFor(async () => expect(await databaseState()).toEqual({ open: 0, lines: 45 }), 15_000)
  expect((await shop.as('visitor', 'paginateItems', { search: 'gauze' })).output().results).not.toEqual([])
  expect((await shop.app.inject('/readyz')).statusCode).toBe(200)
  letGo()
  expect((await Promise.all(adding)).map(({ status }) => status)).toEqual(tokens.map(() => 200))
})
