import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitorCards } from '../../services/visitor-cards.js'
import { startTestServer, type TestServer } from '../../testing/test-server.js'

let server: TestServer
let hospital: string
let clinic: string
beforeAll(async () => {
  server = await startTestServer({ seeded: true })
  hospital = await server.signIn('admin@mercy.example')
  clinic = await server.signIn('clinic@lakeside.example')
})
afterAll(() => server.close())

type Listed = Parameters<typeof server.call<'paginateItems'>>[1]

function list(input: Listed, token?: string) {
  return server.call('paginateItems', input, token === undefined ? {} : { token })
}

/** Has a company pay this much for an item, in dollars. */
function agree(username: string, itemId: number, price: number) {
  return server.db.execute(sql`
    INSERT INTO account_item_prices (account_id, item_id, price)
    SELECT account_id, ${itemId}, ${price} FROM users WHERE username = ${username}
    ON CONFLICT (account_id, item_id) DO UPDATE SET price = excluded.price`)
}

describe('listings that are requested again within a moment', () => {
  it('API-16 visitors share products, counts and cards, and each has a search id of its own', async () => {
    const input = { search: 'surgical tape', limit: 24 }
    const [first, ...others] = await Promise.all([list(input), list(input), list(input)])
    const { queryID, ...listing } = first.output()
    for (const other of others) {
      const { queryID: otherId, ...otherListing } = other.output()
      expect(otherListing).toEqual(listing)
      expect(otherId).not.toBe(queryID)
    }
    const sent = [first, ...others].map(({ statements }) => statements.length).toSorted((a, b) => b - a)
    expect(sent.slice(1)).toEqual([1, 1])
  })

  it('API-16 two companies share the search of a category, in two statements, and see their own prices', async () => {
    const input = { category: 'wound-care', limit: 24 }
    const [visited] = (await list(input)).output().results
    if (visited === undefined) throw new Error('The category is empty.')
    const id = visited.children[0]?.id ?? visited.id
    await agree('admin@mercy.example', id, 1.23)
    await agree('clinic@lakeside.example', id, 4.56)
    for (const [token, price] of [
      [hospital, 1.23],
      [clinic, 4.56],
    ] as const) {
      const answer = await list(input, token)
      const [card] = answer.output().results
      expect(card?.children[0]?.price ?? card?.price).toBe(price)
      expect(answer.statements).toHaveLength(2)
    }
    expect((await list(input)).output().results[0]?.price).toBeNull()
  })

  it('API-16 an order by price is each company’s own', async () => {
    const ids = (await list({ category: 'glove-dispensers', limit: 24, sort: 'priceAsc' }, hospital))
      .output()
      .results.map(({ id }) => id)
    const last = ids.at(-1)
    if (last === undefined) throw new Error('The category is empty.')
    const first = async (token: string) =>
      (await list({ category: 'glove-dispensers', limit: 24, sort: 'priceAsc' }, token)).output().results[0]
    await agree('clinic@lakeside.example', last, 0.0001)
    expect((await first(clinic))?.id).toBe(last)
    expect((await first(hospital))?.id).toBe(ids[0])
  })

  it('a failed read is reported and then repeated', async () => {
    const visitorCards = createVisitorCards()
    const answers = [() => Promise.reject(new Error('The database is gone.')), () => Promise.resolve([])]
    const read = () => answers.shift()?.() ?? Promise.reject(new Error('It was read a third time.'))
    const question = { ids: [1] }
    const failed = await Promise.allSettled([visitorCards(question, read), visitorCards(question, read)])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await visitorCards(question, read)).toEqual([])
    expect(await visitorCards(question, read)).toEqual([])
  })
})
