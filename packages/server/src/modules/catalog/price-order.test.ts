import type { ProductCard } from '@gauze/contract'
import { isPriced, soldItem, unitPrice } from '@gauze/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.js'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer({ seeded: true })
  token = await server.signIn('buyer@mercy.example')
  await server.db.execute(sql`UPDATE item_units SET position = -1 WHERE conversion_rate > 1 AND item_id % 4 = 0`)
})
afterAll(() => server.close())

type Listed = Omit<Parameters<typeof server.call<'paginateItems'>>[1], 'page'>

/** Every card of a listing, read page by page. */
async function cardsOf(input: Listed): Promise<ProductCard[]> {
  const cards: ProductCard[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const listing = (await server.call('paginateItems', { limit: 12, ...input, page }, { token })).output()
    cards.push(...listing.results)
    pages = listing.pages
  }
  return cards
}

/** Cents for one of the units that the card shows; null where it shows no price. */
function shownPrice(card: ProductCard): number | null {
  const { price, units } = soldItem(card)
  return isPriced(price) ? unitPrice({ price, conversionRate: units[0]?.conversionRate ?? 1 }) : null
}

function inOrder(prices: readonly (number | null)[], sort: 'priceAsc' | 'priceDesc') {
  const known = prices.filter((price) => price !== null)
  return [
    ...known.toSorted((a, b) => (sort === 'priceAsc' ? a - b : b - a)),
    ...prices.filter((price) => price === null),
  ]
}

describe('a listing sorted by price', () => {
  it.each<[string, Listed]>([
    ['a search without a size', { search: 'gloves' }],
    ['a search for a size', { search: 'gloves size m' }],
    ['a search for a size in words', { search: 'blood pressure cuff adult' }],
    ['a search that leaves a size out', { search: 'nitrile gloves -x-small -small' }],
    ['a search with a filter of sizes', { search: 'gloves', filters: { 'attributes.Size': ['large', 'x-large'] } }],
    ['a category', { category: 'exam-gloves' }],
    ['a category with a filter of one size', { category: 'exam-gloves', filters: { 'attributes.Size': ['large'] } }],
    ['products in stock of one size', { filters: { 'attributes.Size': ['medium'], availability: ['in-stock'] } }],
  ])('API-16 PDP-11 goes up and down by the prices on the cards: %s', { timeout: 60_000 }, async (_, input) => {
    for (const sort of ['priceAsc', 'priceDesc'] as const) {
      const cards = await cardsOf({ ...input, sort })
      const prices = cards.map(shownPrice)
      expect(cards.length).toBeGreaterThan(3)
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
      expect(prices).toEqual(inOrder(prices, sort))
    }
  })

  it('API-16 PDP-11 lists the same products and variants as in any other order', async () => {
    for (const input of [
      { search: 'gloves size m' },
      { search: 'gloves', filters: { 'attributes.Size': ['large'] } },
    ]) {
      const shown = async (sort: 'relevance' | 'priceAsc') =>
        (await cardsOf({ ...input, sort })).map((card) => soldItem(card).id).toSorted((a, b) => a - b)
      expect(await shown('priceAsc')).toEqual(await shown('relevance'))
    }
  })

  it('API-16 uses the contract price of the variant shown, not of another that is cheaper', async () => {
    const input: Listed = { search: 'nitrile gloves size m', sort: 'priceAsc' }
    const last = (await cardsOf(input)).at(-1)
    if (last === undefined) throw new Error('Nothing was found.')
    const shown = soldItem(last).id
    const sell = (id: number | undefined) =>
      server.db.execute(sql`
        INSERT INTO account_item_prices (account_id, item_id, price)
        SELECT account_id, ${id}, 0.0001 FROM users WHERE username = 'buyer@mercy.example'
        ON CONFLICT (account_id, item_id) DO UPDATE SET price = excluded.price`)
    const { children } = (await server.call('getItem', { id: String(last.id) })).output()
    await sell(children.find(({ id }) => id !== shown)?.id)
    expect((await cardsOf(input)).at(-1)?.id).toBe(last.id)
    await sell(shown)
    expect((await cardsOf(input))[0]?.id).toBe(last.id)
  })

  it('API-16 costs no more statements than any other order', async () => {
    const statements = async (sort: 'name' | 'priceAsc') =>
      (await server.call('paginateItems', { search: 'gloves size m', sort }, { token })).statements.length
    expect(await statements('priceAsc')).toBe(await statements('name'))
  })
})
