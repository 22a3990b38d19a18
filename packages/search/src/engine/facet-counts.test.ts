import type { FacetCounts } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SearchServer, startSearchServer } from '../testing/search-server.js'
import { splitToken } from './facets.js'
import { buildIndex, type SearchRequest } from './index.js'

let server: SearchServer

beforeAll(async () => {
  server = await startSearchServer({ seeded: true })
})

afterAll(() => server.close())

interface Item extends Record<string, unknown> {
  readonly id: number
  readonly product: number
  readonly facets: string[]
}

async function items() {
  return (await server.db.execute<Item>(sql`SELECT item_id AS id, product_id AS product, facets FROM search_documents`))
    .rows
}

function has(facets: readonly string[], name: string, values: readonly string[]) {
  return values.some((value) => facets.includes(`${name}:${value}`))
}

/** Counts one by one: each facet over the products with an item that matches all choices but its own. */
async function countedByHand(
  { category, filters = {} }: SearchRequest,
  only?: ReadonlySet<number>,
): Promise<{ total: number; counts: FacetCounts }> {
  const fitting = (await items()).filter(
    ({ product, facets }) =>
      (category === undefined || facets.includes(`category:${category}`)) && (only === undefined || only.has(product)),
  )
  const fits = (facets: readonly string[], but?: string) =>
    Object.entries(filters).every(([name, values]) => name === but || has(facets, name, values))
  const counted = new Set<string>()
  const counts: Record<string, Record<string, number>> = {}
  for (const { product, facets } of fitting) {
    for (const token of facets) {
      const { name, value } = splitToken(token)
      if (!fits(facets, name) || counted.has(`${product} ${token}`)) continue
      counted.add(`${product} ${token}`)
      const values = counts[name] ?? {}
      values[value] = (values[value] ?? 0) + 1
      counts[name] = values
    }
  }
  const found = fitting.filter(({ facets }) => fits(facets)).map(({ product }) => product)
  return { total: new Set(found).size, counts }
}

const requests: [string, SearchRequest][] = [
  ['everything', {}],
  ['a category', { category: 'gloves' }],
  ['a broad choice', { filters: { availability: ['in-stock'] } }],
  ['two broad values', { filters: { availability: ['in-stock', 'out-of-stock'] } }],
  ['a rare choice', { filters: { manufacturer: ['Kelmoor'] } }],
  ['a broad and a rare value', { filters: { rxLevel: ['1', '5'] } }],
  ['sizes that one product has together', { filters: { 'attributes.Size': ['medium', 'large'] } }],
  ['a category and a choice', { category: 'wound-care', filters: { availability: ['in-stock'] } }],
  ['two choices', { filters: { availability: ['in-stock'], allocation: ['no'] } }],
  ['three choices', { filters: { availability: ['in-stock'], allocation: ['no'], rxLevel: ['1', '2'] } }],
  ['sizes, of what is in stock', { filters: { 'attributes.Size': ['medium', 'large'], availability: ['in-stock'] } }],
  ['two choices that exclude each other', { filters: { manufacturer: ['Kelmoor'], category: ['no-such'] } }],
  ['a category as the choice', { filters: { category: ['gloves'] } }],
  ['a facet that does not exist', { filters: { 'no such': ['facet'] } }],
  ['a value that does not exist', { filters: { manufacturer: ["Nobody's"] } }],
]

async function sellOut(some: boolean) {
  const { rows } = await server.db.execute<{ id: number }>(sql`
    UPDATE items SET quantity_available = ${some ? 0 : 7}, manufacturer = ${some ? 'Kelmoor' : 'Newcomer'}
    WHERE id IN (SELECT item_id FROM search_documents ORDER BY md5(item_id::text || ${String(some)}) LIMIT 60)
    RETURNING id`)
  await buildIndex(
    server.db,
    rows.map(({ id }) => id),
  )
}

describe('facet counts', () => {
  it.each(requests)('SRCH-08 of %s equal counts made one by one, before and after changes', async (_what, request) => {
    const check = async () => {
      const found = await server.engine.search({ ...request, facets: 'all', limit: 24 })
      const { total, counts } = await countedByHand(request)
      expect(found.total).toBe(total)
      expect(found.ids).toHaveLength(Math.min(24, total))
      expect(found.counts).toEqual(counts)
    }
    await check()
    await sellOut(true)
    await check()
    await sellOut(false)
    await check()
  })

  it.each([
    ['few', 'nitrile glove'],
    ['many', 'sterile'],
  ])('SRCH-08 of %s products found by words equal counts made one by one', async (_many, query) => {
    const filters = { availability: ['in-stock'], rxLevel: ['1'] }
    const all = await server.engine.search({ query, limit: 1000, facets: [] })
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(all.total / 1000) }, (_, at) =>
        server.engine.search({ query, limit: 1000, page: at + 1 }),
      ),
    )
    const ids = new Set(pages.flatMap((page) => page.ids))
    expect(ids.size).toBe(all.total)
    const found = await server.engine.search({ query, filters, limit: 1000, facets: 'all' })
    const { total, counts } = await countedByHand({ filters }, ids)
    expect(found.total).toBe(total)
    expect(found.counts).toEqual(counts)
    expect(found.ids).toHaveLength(Math.min(1000, total))
  })

  it('SRCH-08 of a broad choice are stored, so that no product is read for them', async () => {
    const { rows } = await server.db.execute<{ scope: string }>(sql`
      SELECT scope FROM search_facet_counts WHERE token = '' AND scope LIKE '|availability:%'`)
    expect(rows.map(({ scope }) => scope)).toEqual(['|availability:in-stock'])
  })
})
