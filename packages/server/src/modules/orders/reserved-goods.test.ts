import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProblemError } from '../../base/problem.js'
import { createScope, type Scope } from '../../db/scope.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems } from '../../testing/fixtures/shop-catalogue.js'
import { shopAddresses, shopUsers } from '../../testing/fixtures/shop-companies.js'
import { releaseGoods, reserveGoods } from './reserved-goods.js'

const { swab, rationed, specialOrder } = shopItems
const attempts = 100

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.reset()
  await setStock(swab, 10)
  await setAllocation(110)
})

function setStock(itemId: number, stock: number) {
  return shop.db.execute(sql`UPDATE items SET quantity_available = ${stock} WHERE id = ${itemId}`)
}

const { accountId, userId } = shopUsers.admin

/** The allocation of the rationed item, of which 100 are used already, in a period that no test outlives. */
function setAllocation(max: number) {
  return shop.db.execute(sql`
    UPDATE account_allocations SET max = ${max}, used = 100, period_start = '2099-01-01'
    WHERE account_id = ${accountId} AND item_id = ${rationed}`)
}

async function stockOf(itemId: number) {
  const { rows } = await shop.db.execute<{ stock: number }>(
    sql`SELECT quantity_available AS stock FROM items WHERE id = ${itemId}`,
  )
  return rows[0]?.stock
}

async function usedAllocation() {
  const { rows } = await shop.db.execute<{ used: number }>(
    sql`SELECT used FROM account_allocations WHERE account_id = ${accountId} AND item_id = ${rationed}`,
  )
  return rows[0]?.used
}

async function countOf(table: 'backorders' | 'reserved_goods') {
  const { rows } = await shop.db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)}`,
  )
  return rows[0]?.count
}

function scope() {
  return createScope(shop.db, { accountId, userId })
}

/** An order that has taken nothing yet. */
async function emptyOrder({ db }: Pick<Scope, 'db'>) {
  const { rows } = await db.execute<{ id: number }>(sql`
    INSERT INTO orders (order_no, account_id, user_id, status, ship_address_id, ship_address, bill_address_id, bill_address,
      payment, subtotal_cents, total_cents)
    VALUES ('SO-' || nextval('order_no_seq'), ${accountId}, ${userId}, 'Pending Fulfillment', ${shopAddresses.licensed},
      '{}', ${shopAddresses.licensed}, '{}', '{}', 0, 0) RETURNING id`)
  return rows[0]?.id ?? 0
}

function reserve(units: ReadonlyMap<number, number>) {
  return scope().transaction(async (transaction) => {
    const orderId = await emptyOrder(transaction)
    return { orderId, items: await reserveGoods(transaction, orderId, units) }
  })
}

function release(orderId: number) {
  return scope().transaction((transaction) => releaseGoods(transaction, orderId))
}

describe('reserved goods', () => {
  it('CHK-07 come back exactly: stock, allocation and backorders', async () => {
    await setAllocation(125)
    const { orderId, items } = await reserve(
      new Map([
        [swab, 30],
        [rationed, 25],
        [specialOrder, 2],
      ]),
    )
    expect(items).toEqual([
      { itemId: swab, fromStock: 10, backordered: 20 },
      { itemId: rationed, fromStock: 25, backordered: 0 },
      { itemId: specialOrder, fromStock: 0, backordered: 0 },
    ])
    expect([await stockOf(swab), await usedAllocation(), await countOf('backorders')]).toEqual([0, 125, 1])
    await release(orderId)
    expect([await stockOf(swab), await usedAllocation(), await countOf('backorders')]).toEqual([10, 100, 0])
    expect(await countOf('reserved_goods')).toBe(0)
  })

  it('CHK-07 come back once, however often and simultaneously that is requested', async () => {
    const { orderId } = await reserve(new Map([[swab, 4]]))
    await Promise.all(Array.from({ length: 10 }, () => release(orderId)))
    expect(await stockOf(swab)).toBe(10)
  })

  it('CHK-07 of an allocation of a past period do not count as unused in the current period', async () => {
    const { orderId } = await reserve(new Map([[rationed, 5]]))
    await shop.db.execute(sql`
      UPDATE account_allocations SET period_start = period_start + 31, used = 3
      WHERE account_id = ${accountId} AND item_id = ${rationed}`)
    await release(orderId)
    expect(await usedAllocation()).toBe(3)
  })

  it('CHK-07 of another company’s order are not returned', async () => {
    const { orderId } = await reserve(new Map([[swab, 4]]))
    const { clinic } = shopUsers
    await releaseGoods(createScope(shop.db, { accountId: clinic.accountId, userId: clinic.userId }), orderId)
    expect([await stockOf(swab), await countOf('reserved_goods')]).toEqual([6, 1])
  })

  it('CHK-06 are never sold twice: of 10 units 100 orders at once get 10, and the rest waits', async () => {
    const reserved = await Promise.all(Array.from({ length: attempts }, () => reserve(new Map([[swab, 1]]))))
    const got = reserved.flatMap(({ items }) => items)
    expect(got.filter(({ fromStock }) => fromStock === 1)).toHaveLength(10)
    expect(got.filter(({ backordered }) => backordered === 1)).toHaveLength(90)
    expect([await stockOf(swab), await countOf('backorders')]).toEqual([0, 90])
    await Promise.all(reserved.map(({ orderId }) => release(orderId)))
    expect([await stockOf(swab), await countOf('backorders')]).toEqual([10, 0])
  })

  it('CHK-06 never go beyond the allocation: of 10 units left 100 orders at once get 10, and the rest is refused', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: attempts }, () =>
        reserve(
          new Map([
            [rationed, 1],
            [swab, 1],
          ]),
        ),
      ),
    )
    const reserved = tries.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []))
    const refusals = tries.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []))
    expect(reserved).toHaveLength(10)
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(ProblemError)
      expect(refusal).toMatchObject({ options: { slug: 'no-allocation' } })
    }
    expect([await usedAllocation(), await stockOf(swab), await countOf('reserved_goods')]).toEqual([110, 0, 20])
    await Promise.all(reserved.map(({ orderId }) => release(orderId)))
    expect([await usedAllocation(), await stockOf(swab)]).toEqual([100, 10])
  })
})
