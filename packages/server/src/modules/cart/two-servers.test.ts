import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopMorning, startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { startTestServer, type TestServer } from '../../testing/test-server.js'

let shop: TestShop
let servers: readonly TestServer[]
let token: string

beforeAll(async () => {
  shop = await startTestShop()
  const other = await startTestServer({ sharing: shop })
  other.setNow(shopMorning)
  servers = [shop, other]
  token = shop.tokenOf('buyer')
})
afterAll(async () => {
  await servers[1]?.close()
  await shop.close()
})

async function cartsEverywhere() {
  const answers = await Promise.all(servers.map((server) => server.call('getCart', {}, { token })))
  return answers.map((answer) => answer.output())
}

/** The price of the gauze in the buyer's listing at each server. */
async function pricesEverywhere() {
  const answers = await Promise.all(servers.map((server) => server.call('paginateItems', { limit: 48 }, { token })))
  return answers.map((answer) => answer.output().results.find(({ id }) => id === shopItems.gauze)?.price)
}

describe('two servers on one database', () => {
  it('show each what was put into a cart through the other, at once', async () => {
    const each = unitsOf(shopItems.gauze).each
    for (const [at, server] of servers.entries()) {
      const line = { itemId: shopItems.gauze, unit: each, quantity: 2 }
      expect((await server.call('addItem', line, { token })).status).toBe(200)
      const quantity = 2 * (at + 1)
      expect(await cartsEverywhere()).toMatchObject([{ cartDetail: [{ quantity }] }, { cartDetail: [{ quantity }] }])
    }
  })

  it('take a new price from their next answer on, in listings and carts', async () => {
    expect(await pricesEverywhere()).toEqual([3.2525, 3.2525])
    await shop.db.execute(sql`UPDATE account_item_prices SET price = 3.75 WHERE item_id = ${shopItems.gauze}`)
    expect(await pricesEverywhere()).toEqual([3.75, 3.75])
    expect(await cartsEverywhere()).toMatchObject([
      { cartDetail: [{ price: 3.75 }] },
      { cartDetail: [{ price: 3.75 }] },
    ])
  })
})
