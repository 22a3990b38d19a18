import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.js'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({ seeded: true })
  token = await server.signIn('admin@mercy.example')
})
afterAll(() => server.close())

/** The bytes of an answer with 24 products. */
async function bytesOf(input: object, headers: Record<string, string>) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/shopping/item/paginate',
    payload: { ...input, limit: 24 },
    headers,
  })
  expect(answer.json().results).toHaveLength(24)
  return answer.rawPayload.length
}

describe('24 products of a listing', () => {
  it.each([
    ['all products', {}, 24_700, 25_900],
    ['a category of products with variants', { category: 'gloves' }, 33_700, 39_200],
    ['a search', { search: 'gauze' }, 22_400, 23_300],
    ['a search for products with variants', { search: 'gloves' }, 31_500, 38_200],
  ])('API-16 %s take few bytes, for a visitor and for a customer', async (_what, input, forVisitor, forCustomer) => {
    expect(await bytesOf(input, {})).toBeLessThanOrEqual(forVisitor)
    expect(await bytesOf(input, { authorization: `Bearer ${token}` })).toBeLessThanOrEqual(forCustomer)
  })
})
