import type { ProductCard } from '@gauze/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.js'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({ seeded: true })
  token = await server.signIn('admin@mercy.example')
})
afterAll(() => server.close())

async function listed(input: object, headers: Record<string, string> = { authorization: `Bearer ${token}` }) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/shopping/item/paginate',
    payload: { ...input, limit: 24 },
    headers,
  })
  const { results }: { results: ProductCard[] } = answer.json()
  return results
}

/** The number of variants on sale, from the page of the product. */
async function variantsOf({ id }: ProductCard): Promise<number> {
  const answer = await server.app.inject({ url: `/api/shopping/item/item?id=${id}` })
  return answer.json().children.length
}

describe('the variants to choose on a card of a listing', () => {
  it('SRCH-14 are the ones that match, the shown one included, and the others are counted', async () => {
    const cards = await listed({ search: 'nitrile exam gloves' })
    const choosing = cards.filter(({ choices }) => choices !== undefined)
    expect(choosing.length).toBeGreaterThan(5)
    for (const card of choosing) {
      const [shown] = card.children
      expect(card.choices?.map(({ id }) => id)).toContain(shown?.id)
      expect((card.choices?.length ?? 0) + (card.otherVariants ?? 0)).toBe(await variantsOf(card))
    }
  })

  it('SRCH-14 break no filter: with one size chosen, there is no other', async () => {
    const cards = await listed({ search: 'nitrile exam gloves', filters: { 'attributes.Size': ['large'] } })
    expect(cards.length).toBeGreaterThan(5)
    for (const card of cards) {
      expect(card.choices).toBeUndefined()
      expect(card.children.flatMap(({ matrixDetails }) => matrixDetails.map(({ value }) => value))).toContain('large')
      expect(card.otherVariants).toBe((await variantsOf(card)) - 1)
    }
  })

  it('SRCH-14 are those of two chosen sizes, and in stock where the listing asks for it', async () => {
    const filters = { 'attributes.Size': ['large', 'small'], availability: ['in-stock'] }
    const cards = await listed({ search: 'nitrile exam gloves', filters })
    const choices = cards.flatMap((card) => card.choices ?? [])
    expect(choices.length).toBeGreaterThan(5)
    for (const { value, isOut } of choices) {
      expect(value).toMatch(/^(?:large|small)$/)
      expect(isOut).toBeUndefined()
    }
  })

  it('SRCH-14 are not on the cards of a visitor, who orders nothing', async () => {
    const cards = await listed({ search: 'nitrile exam gloves' }, {})
    expect(cards.length).toBeGreaterThan(5)
    expect(cards.filter((card) => 'choices' in card || 'otherVariants' in card)).toEqual([])
  })
})
