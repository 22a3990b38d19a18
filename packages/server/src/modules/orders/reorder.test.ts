import type { CallInput } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import type { ShopUser } from '../../testing/fixtures/shop-companies.js'

let shop: TestShop

const dock = JSON.stringify({ id: 1, label: 'Dock', line1: '1 Main Street', city: 'Albany', state: 'NY', zip: '12207' })

/** The shop's clock stands at 2026-03-11: purchases are given by how many days before they were made. */
interface Purchase {
  readonly id: number
  readonly daysAgo: number
  readonly itemId: number
  readonly quantity: number
  readonly price: number
  readonly unit?: number
  readonly accountId?: number
  readonly status?: string
}

async function buy({ id, daysAgo, itemId, quantity, price, ...rest }: Purchase) {
  const { unit = unitsOf(itemId).box, accountId = 1, status = 'Delivered' } = rest
  const userId = accountId === 1 ? 2 : 4
  await shop.db.execute(sql`
    INSERT INTO orders (id, order_no, account_id, user_id, status, po_num, ship_address_id, ship_address, bill_address_id,
      bill_address, payment, subtotal_cents, shipping_cents, tax_cents, total_cents, placed_at)
    VALUES (${id}, ${`SO-${id}`}, ${accountId}, ${userId}, ${status}, '', 1, ${dock}::jsonb, 1, ${dock}::jsonb,
      '{"kind": "terms", "terms": "Net 30"}', 100, 0, 0, 100, timestamptz '2026-03-11 14:00Z' - ${daysAgo} * interval '1 day')`)
  await shop.db.execute(sql`
    INSERT INTO order_lines (order_id, position, item_id, unit_id, item_name, display_name, mpn, unit_name, unit_label,
      conversion_rate, price, quantity, total_cents)
    VALUES (${id}, 1, ${itemId}, ${unit}, 'I', 'Item', 'M', 'BX', 'Box of 100', 100, ${price}, ${quantity}, 100)`)
}

beforeAll(async () => {
  shop = await startTestShop()
  await buy({ id: 1, daysAgo: 170, itemId: shopItems.untaxed, quantity: 1, price: 2 })
  await buy({ id: 2, daysAgo: 40, itemId: shopItems.gauze, quantity: 2, price: 4.1 })
  await buy({ id: 3, daysAgo: 10, itemId: shopItems.gauze, quantity: 6, price: 4.1111 })
  await buy({ id: 4, daysAgo: 20, itemId: shopItems.restricted, quantity: 1, price: 2 })
  await buy({ id: 5, daysAgo: 5, itemId: shopItems.swab, quantity: 9, price: 1, status: 'Rejected' })
  await buy({ id: 6, daysAgo: 30, itemId: shopItems.swab, quantity: 3, price: 1, unit: 7 })
  await buy({ id: 7, daysAgo: 3, itemId: shopItems.outOfStock, quantity: 1, price: 1, accountId: 2 })
})
afterAll(() => shop.close())

async function list(input: CallInput<'getReorders'> = {}, who: ShopUser = 'buyer') {
  const answer = await shop.as(who, 'getReorders', input)
  expect(answer.statements).toHaveLength(1)
  return answer.output()
}

describe('Easy Reorder', () => {
  it('ACCT-08 API-15 lists each item once, newest first, with its latest purchase and its price now', async () => {
    const { results, total, limit } = await list()
    expect({ total, limit }).toEqual({ total: 3, limit: 100 })
    expect(results.map(({ itemId }) => itemId)).toEqual([shopItems.gauze, shopItems.restricted, shopItems.swab])
    expect(results[0]).toMatchObject({
      unit: unitsOf(shopItems.gauze).box,
      quantity: 6,
      orderedOn: '2026-03-01T14:00:00.000Z',
      transactionNumber: 'SO-3',
      purchases: 2,
      pricePaid: 4.1111,
      item: { price: 3.2525, refusal: null },
    })
  })

  it('ACCT-08 says why an item cannot be bought, and offers a unit that the item is sold in', async () => {
    const { results } = await list()
    expect(results[1]?.item.refusal).toMatchObject({ code: 'item-restricted' })
    expect(results[2]?.unit).toBe(unitsOf(shopItems.swab).each)
  })

  it('ACCT-08 looks back 15, 30, 60, 90 (by default) or 180 days, and refuses any other window', async () => {
    expect((await list({ window: 15 })).total).toBe(1)
    expect((await list({ window: 180 })).total).toBe(4)
    const refused = await shop.as('buyer', 'getReorders', { window: 45 })
    expect(refused.problem()).toMatchObject({ status: 400, detail: expect.stringContaining('15, 30, 60, 90, 180') })
  })

  it('ACCT-08 reads estimates instead of orders, and searches by number and name', async () => {
    await shop.db.execute(sql`
      INSERT INTO estimates (id, estimate_no, account_id, user_id, status, subtotal_cents, total_cents, created_at)
      VALUES (1, 'EST-1', 1, 2, 'Open', 100, 100, '2026-03-09T14:00:00Z')`)
    await shop.db.execute(sql`
      INSERT INTO estimate_lines (estimate_id, position, item_id, unit_id, item_name, display_name, mpn, unit_name, unit_label,
        conversion_rate, price, quantity, total_cents)
      VALUES (1, 1, ${shopItems.gauze}, ${unitsOf(shopItems.gauze).each}, 'I', 'Item', 'M', 'EA', 'Each', 1, 4, 8, 100)`)
    const { results } = await list({ source: 'estimate' })
    expect(results).toMatchObject([{ itemId: shopItems.gauze, quantity: 8, transactionNumber: 'EST-1' }])
    expect((await list({ search: 'gauze' })).results.map(({ itemId }) => itemId)).toEqual([shopItems.gauze])
    expect((await list({ search: String(shopItems.swab) })).total).toBe(1)
  })

  it('API-15 the POST takes the same filters, and a person without prices sees none', async () => {
    const answer = await shop.as('noPrice', 'paginateReorders', { filters: { window: { value: 15 } } })
    expect(answer.output().results).toMatchObject([{ pricePaid: null, item: { price: null } }])
  })

  it('API-50 quickOrderProducts answers the products that the company bought most often', async () => {
    const { products } = (await shop.as('buyer', 'quickOrderProducts', {})).output()
    expect(products.map(({ itemId, purchases }) => [itemId, purchases])).toEqual([
      [shopItems.gauze, 2],
      [shopItems.restricted, 1],
      [shopItems.swab, 1],
      [shopItems.untaxed, 1],
    ])
  })

  describe('with items that the company buys in a rhythm', () => {
    const { specialOrder: due, outOfStock: notYet, gloveSmall: givenUp } = shopItems
    beforeAll(async () => {
      const days = [
        [due, [65, 45, 25]],
        [notYet, [45, 25, 5]],
        [givenUp, [80, 75, 70]],
      ] as const
      const purchases = days.flatMap(([itemId, each]) => each.map((daysAgo) => ({ itemId, daysAgo })))
      for (const [at, purchase] of purchases.entries()) await buy({ id: 20 + at, quantity: 4, price: 1, ...purchase })
    })

    it('ACCT-08 has the item first whose usual days have passed, unless asked for the newest', async () => {
      const { results } = await list()
      expect(results[0]).toMatchObject({
        ...{ itemId: due, quantity: 4, isDue: true },
        rhythm: { everyDays: 20, dueOn: '2026-03-06' },
      })
      expect((await list({ orderBy: 'desc' })).results[0]?.itemId).toBe(notYet)
    })

    it('ACCT-08 says of no item that it is due before that day, or once the company has given it up', async () => {
      const rows = new Map((await list()).results.map((row) => [row.itemId, row]))
      expect(rows.get(notYet)).toMatchObject({ isDue: false, rhythm: { dueOn: '2026-03-26' } })
      expect(rows.get(givenUp)).toMatchObject({ isDue: false, rhythm: { everyDays: 5 } })
      expect(rows.get(shopItems.gauze)).toMatchObject({ isDue: false, rhythm: null })
    })
  })
})
