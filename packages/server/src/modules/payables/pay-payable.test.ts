import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts } from '../../db/schema/index.js'
import { createScope } from '../../db/scope.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopUsers } from '../../testing/fixtures/shop-companies.js'
import { payOnce } from './pay-payable.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

it('writes nothing of a payable that fails half way, also without a transaction of its caller', async () => {
  const { accountId, userId } = shopUsers.admin
  const scope = createScope(shop.db, { accountId, userId })
  const nameOf = async () => {
    const [account] = await shop.db
      .select({ name: accounts.accountName })
      .from(accounts)
      .where(eq(accounts.id, accountId))
    return account?.name
  }
  const before = await nameOf()
  const make = await payOnce(scope, {
    ...{ key: 'half-way', services: shop.services },
    lock: async () => undefined,
    find: async () => null,
    draft: async () => ({ request: null }),
    write: async ({ db }) => {
      await db.update(accounts).set({ accountName: 'Half a payable' }).where(eq(accounts.id, accountId))
      throw new Error('The rest failed.')
    },
  })
  await expect(make(scope)).rejects.toThrow('The rest failed.')
  expect(await nameOf()).toBe(before)
})
