import type { CallInput } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import type { ShopUser } from '../../testing/fixtures/shop-companies.js'

let shop: TestShop

const hospital = 1
const clinic = 2
/** Companies that the shop does not have: 11 to 14 are on their own, 21 and 22 have one parent. */
const strangers = [11, 12, 13, 14, 20, 21, 22]

const dock = JSON.stringify({ id: 1, label: 'Dock', line1: '1 Main Street', city: 'Albany', state: 'NY', zip: '12207' })

/** The shop's clock stands at 2026-03-11: purchases are given by how many days before they were made. */
interface Purchase {
  readonly daysAgo: readonly number[]
  readonly itemId: number
  readonly accountId?: number
  readonly status?: string
  readonly subscriptionId?: number
}

async function buy({ daysAgo, itemId, accountId = hospital, status = 'Delivered', subscriptionId }: Purchase) {
  for (const days of daysAgo) {
    await shop.db.execute(sql`
      WITH o AS (
        INSERT INTO orders (order_no, account_id, user_id, status, po_num, ship_address_id, ship_address, bill_address_id,
          bill_address, payment, subtotal_cents, shipping_cents, tax_cents, total_cents, subscription_id, placed_at)
        VALUES ('SO-' || nextval('order_no_seq'), ${accountId}, ${accountId === clinic ? 4 : 2}, ${status}, '', 1,
          ${dock}::jsonb, 1, ${dock}::jsonb, '{"kind": "terms", "terms": "Net 30"}', 100, 0, 0, 100,
          ${subscriptionId ?? null}::int, timestamptz '2026-03-11 14:00Z' - ${days} * interval '1 day')
        RETURNING id)
      INSERT INTO order_lines (order_id, position, item_id, unit_id, item_name, display_name, mpn, unit_name, unit_label,
        conversion_rate, price, quantity, total_cents)
      SELECT id, 1, ${itemId}, ${unitsOf(itemId).box}, 'I', 'Item', 'M', 'BX', 'Box of 100', 100, 1, 1, 100 FROM o`)
  }
}

async function open(itemId: number, daysAgo: number, userId = 2, accountId = hospital) {
  await shop.db.execute(sql`
    INSERT INTO item_views (account_id, user_id, item_id, viewed_at)
    VALUES (${accountId}, ${userId}, ${itemId}, timestamptz '2026-03-11 14:00Z' - ${daysAgo} * interval '1 day')`)
}

async function setIndustry(industry: string, accountIds: readonly number[]) {
  await shop.db.execute(sql`UPDATE accounts SET industry = ${industry} WHERE id = ANY(${sql.param(accountIds)}::int[])`)
}

async function suggest(who: ShopUser = 'buyer', input: CallInput<'suggestedProducts'> = {}) {
  const answer = await shop.as(who, 'suggestedProducts', input)
  expect(answer.statements.length).toBeLessThanOrEqual(3)
  return answer.output().sections
}

/** Items by section. */
async function suggested(who?: ShopUser, input?: CallInput<'suggestedProducts'>) {
  const sections = await suggest(who, input)
  return Object.fromEntries(sections.map(({ kind, products }) => [kind, products.map(({ id }) => id)]))
}

beforeAll(async () => {
  shop = await startTestShop()
  await shop.db.execute(sql`
    INSERT INTO accounts (id, parent_id, account_no, account_name)
    SELECT id, CASE WHEN id > 20 THEN 20 END, 'S-' || id, 'Stranger ' || id
    FROM unnest(${sql.param(strangers)}::int[]) AS id ORDER BY id`)
})
beforeEach(async () => {
  await shop.reset()
  await shop.db.execute(sql`TRUNCATE orders, order_lines, item_views CASCADE`)
  await setIndustry('general', [hospital, clinic, ...strangers])
})
afterAll(() => shop.close())

describe('products that a user opened from a search', () => {
  it('API-51 answers the last six, newest first, in at most three statements', async () => {
    const opened = [
      shopItems.gauze,
      shopItems.swab,
      shopItems.untaxed,
      shopItems.gloveMatrix,
      shopItems.rationed,
      shopItems.outOfStock,
      shopItems.prescription,
    ]
    for (const [days, itemId] of opened.entries()) await open(itemId, days)
    const answer = await shop.as('buyer', 'recentUserSearchProducts', {})
    expect(answer.output().products.map(({ id }) => id)).toEqual(opened.slice(0, 6))
    expect(answer.statements.length).toBeLessThanOrEqual(3)
  })

  it('API-51 leaves out products of other people and companies, of the distant past, and no longer sold', async () => {
    await open(shopItems.gauze, 1, 1)
    await open(shopItems.swab, 1, 2, clinic)
    await open(shopItems.untaxed, 31)
    await open(shopItems.inactive, 1)
    expect((await shop.as('buyer', 'recentUserSearchProducts', {})).output()).toEqual({ products: [] })
    expect((await shop.as('visitor', 'recentUserSearchProducts', {})).problem().status).toBe(401)
  })

  it('API-51 shows the company’s price, and none to a person who may not see prices', async () => {
    await open(shopItems.gauze, 1)
    await open(shopItems.gauze, 1, 3)
    expect((await shop.as('buyer', 'recentUserSearchProducts', {})).output().products[0]).toMatchObject({
      price: 3.2525,
    })
    const hidden = (await shop.as('noPrice', 'recentUserSearchProducts', {})).output().products
    expect(hidden).toMatchObject([{ id: shopItems.gauze, price: null, prices: [] }])
  })
})

describe('products that a user may need with the goods in the cart', () => {
  it('PDP-14 Buy Again: bought at least twice and not in the cart, most often first, at most three', async () => {
    await buy({ itemId: shopItems.gauze, daysAgo: [1, 2, 3, 9] })
    await buy({ itemId: shopItems.swab, daysAgo: [1, 2, 9] })
    await buy({ itemId: shopItems.untaxed, daysAgo: [1, 2] })
    await buy({ itemId: shopItems.outOfStock, daysAgo: [1, 2] })
    await buy({ itemId: shopItems.rationed, daysAgo: [5] })
    await buy({ itemId: shopItems.specialOrder, daysAgo: [1, 2, 3, 4, 5], status: 'Cancelled' })
    await buy({ itemId: shopItems.gloveSmall, daysAgo: [1, 2, 3, 4], accountId: clinic })
    expect(await suggested()).toEqual({ buyAgain: [shopItems.gauze, shopItems.swab, shopItems.outOfStock] })
    const { box } = unitsOf(shopItems.gauze)
    const [section] = await suggest()
    expect(section?.products[0]).toMatchObject({
      price: 3.2525,
      latestPurchase: { date: '2026-03-10T14:00:00.000Z', unit: box, unitDetails: { label: 'Box of 100' } },
    })
    await shop.as('buyer', 'addItem', { itemId: shopItems.gauze, unit: box, quantity: 1 })
    expect(await suggested()).toEqual({ buyAgain: [shopItems.swab, shopItems.outOfStock, shopItems.untaxed] })
  })

  it('PDP-14 omits products that the company cannot buy, and hides prices from users who may not see them', async () => {
    const { inactive, restricted, notAddable, priceless, unsellable, usedUp, swab } = shopItems
    for (const itemId of [inactive, restricted, notAddable, priceless, unsellable, usedUp, swab]) {
      await buy({ itemId, daysAgo: [1, 2] })
    }
    await buy({ itemId: shopItems.prescription, daysAgo: [1, 2], accountId: clinic })
    expect(await suggested()).toEqual({ buyAgain: [swab] })
    expect(await suggest('noPrice')).toMatchObject([{ products: [{ id: swab, price: null, prices: [] }] }])
    expect(await suggest('clinic')).toEqual([])
  })

  it('PDP-14 Time To Reorder: the usual interval has passed, but not three times, and no subscription orders it', async () => {
    await buy({ itemId: shopItems.gauze, daysAgo: [31, 61, 90] })
    // Not due yet, given up, irregular, ordered by a subscription, and bought twice only.
    await buy({ itemId: shopItems.swab, daysAgo: [20, 50, 80] })
    await buy({ itemId: shopItems.untaxed, daysAgo: [200, 210, 220] })
    await buy({ itemId: shopItems.outOfStock, daysAgo: [181, 190, 280] })
    await buy({ itemId: shopItems.rationed, daysAgo: [31, 61, 91], subscriptionId: 7 })
    await buy({ itemId: shopItems.gloveSmall, daysAgo: [190, 290] })
    expect((await suggested()).timeToReorder).toEqual([shopItems.gauze])
  })

  it('PDP-14 shows a product once, where the reason is strongest', async () => {
    await buy({ itemId: shopItems.gauze, daysAgo: [31, 61, 91] })
    await open(shopItems.gauze, 0)
    expect(await suggested()).toEqual({ timeToReorder: [shopItems.gauze] })
  })

  it('PDP-14 Pick Up Where You Left Off: opened from a search, and neither bought since nor in the cart', async () => {
    await open(shopItems.gauze, 3)
    await open(shopItems.swab, 2)
    await open(shopItems.gloveMatrix, 1)
    await open(shopItems.untaxed, 1, 1)
    await open(shopItems.outOfStock, 1, 2, clinic)
    await buy({ itemId: shopItems.gauze, daysAgo: [2] })
    await buy({ itemId: shopItems.swab, daysAgo: [4] })
    expect(await suggested()).toEqual({ pickUp: [shopItems.gloveMatrix, shopItems.swab] })
    const unit = unitsOf(shopItems.gloveSmall).each
    await shop.as('buyer', 'addItem', { itemId: shopItems.gloveSmall, unit, quantity: 1 })
    expect(await suggested()).toEqual({ pickUp: [shopItems.swab] })
  })

  it('PDP-14 Based On Your Industry: bought by at least three other companies of the industry, each parent once', async () => {
    await setIndustry('dental', [hospital, 11, 12, 21, 22])
    for (const accountId of [11, 12, 21]) await buy({ itemId: shopItems.gauze, accountId, daysAgo: [5] })
    for (const accountId of [12, 21, 22]) await buy({ itemId: shopItems.swab, accountId, daysAgo: [5, 6] })
    for (const accountId of [11, 12, 13]) await buy({ itemId: shopItems.untaxed, accountId, daysAgo: [5] })
    expect(await suggested()).toEqual({ industry: [shopItems.gauze] })
    const answer = JSON.stringify(await suggest())
    expect(answer).not.toMatch(/Stranger|compan|peers/)
    await buy({ itemId: shopItems.gauze, daysAgo: [300] })
    expect(await suggested()).toEqual({})
  })

  it('PDP-14 suggests from the category of the added item where no industry is known, or too few share it', async () => {
    for (const accountId of [11, 12, 13]) {
      await buy({ itemId: shopItems.gauze, accountId, daysAgo: [5] })
      await buy({ itemId: shopItems.prescription, accountId, daysAgo: [5] })
    }
    expect(await suggested()).toEqual({})
    expect(await suggested('buyer', { itemId: shopItems.swab })).toEqual({ category: [shopItems.gauze] })
    await setIndustry('dental', [hospital, 11, 12])
    expect(await suggested('buyer', { itemId: shopItems.swab })).toEqual({ category: [shopItems.gauze] })
  })

  it('PDP-14 refuses visitors, and answers a malformed item with 400', async () => {
    expect((await shop.as('visitor', 'suggestedProducts', {})).problem().status).toBe(401)
    expect((await shop.as('buyer', 'suggestedProducts', { itemId: -1 })).problem().status).toBe(400)
    expect(await suggested('buyer', { itemId: 2_000_000_000 })).toEqual({})
  })
})
