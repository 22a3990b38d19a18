import { namedItem } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SearchServer, startSearchServer } from '../testing/search-server.js'
import type { SearchRequest } from './search-engine.types.js'

interface Variant {
  readonly id: number
  readonly itemName: string
  readonly mpn: string
  readonly gtin: string
  readonly matrixDetails: { key: string; value: string }[]
  readonly isAddable: boolean
  readonly inStock: boolean
}

interface Product extends Record<string, unknown> {
  readonly id: number
  readonly name: string
  readonly mpn: string
  readonly variants: Variant[]
}

let server: SearchServer
let products: readonly Product[]

beforeAll(async () => {
  server = await startSearchServer({ seeded: true })
  const { rows } = await server.db.execute<Product>(sql`
    SELECT i.id, i.site_display_name AS name, i.mpn, json_agg(json_build_object('id', v.id, 'itemName', v.item_name, 'mpn', v.mpn,
      'gtin', v.gtin, 'matrixDetails', v.matrix_details, 'isAddable', v.is_addable_to_cart AND NOT v.restricted,
      'inStock', v.quantity_available > 0) ORDER BY v.id) AS variants
    FROM items i JOIN items v ON v.parent_id = i.id AND NOT v.inactive WHERE NOT i.inactive GROUP BY i.id`)
  products = rows
})

afterAll(() => server.close())

/** The variant that a card names: null for none, undefined when the product was not found. */
async function variantFor(product: Product, request: SearchRequest): Promise<number | null | undefined> {
  const { ids, shown } = await server.engine.search({ limit: 10, ...request })
  return ids.includes(product.id) ? namedItem(shown.get(product.id), product.variants) : undefined
}

function productNamed(name: RegExp): Product {
  const found = products.find((product) => name.test(product.name))
  if (found === undefined) throw new Error(`The catalogue has no ${name}.`)
  return found
}

function valuesOf(product: Product, id: number | null | undefined) {
  return product.variants.find((variant) => variant.id === id)?.matrixDetails.map(({ value }) => value)
}

function every() {
  return products.flatMap((product) => product.variants.map((variant) => ({ product, variant })))
}

describe('the item that a search shows', () => {
  it('SRCH-06 is the one whose number is typed: MPN, item number or GTIN, for every variant', async () => {
    expect(products.length).toBeGreaterThan(200)
    const wrong: string[] = []
    for (const [at, { product, variant }] of every().entries()) {
      const { mpn, itemName, id, gtin } = variant
      const numbers = [mpn, ...(at % 10 === 0 ? [itemName, gtin, gtin.replace(/^0+/, '')] : [])]
      for (const query of numbers) {
        const { shown } = await server.engine.search({ query, limit: 10, exhaustive: at % 2 === 0 })
        const found = shown.get(product.id)?.itemId
        if (found !== id) wrong.push(`${query}: ${found} instead of ${id}`)
      }
    }
    expect(wrong).toEqual([])
  }, 300_000)

  it('SRCH-14 is the one whose whole name is typed, before every other product', async () => {
    const { rows } = await server.db.execute<{ id: number; name: string }>(sql`
      SELECT id, site_display_name AS name FROM items WHERE NOT is_matrix_parent AND NOT inactive ORDER BY md5(id::text) LIMIT 500`)
    const nameOf = new Map(rows.map(({ id, name }) => [id, name]))
    const wrong: string[] = []
    for (const { id, name } of rows) {
      const { ids, shown } = await server.engine.search({ query: name, limit: 1 })
      const first = shown.get(ids[0] ?? 0)?.itemId
      if (first === id) continue
      const { rows: found } = await server.db.execute<{ name: string }>(
        sql`SELECT site_display_name AS name FROM items WHERE id = ${first ?? 0}`,
      )
      if (found[0]?.name !== nameOf.get(id)) wrong.push(`${name}: ${found[0]?.name}`)
    }
    expect(wrong).toEqual([])
  }, 120_000)

  it('SRCH-06 is the one whose values follow the name, for every variant', async () => {
    const wrong: string[] = []
    let found = 0
    for (const { product, variant } of every()) {
      const values = variant.matrixDetails.map(({ value }) => value)
      const { shown } = await server.engine.search({ query: [product.name, ...values].join(' '), limit: 10 })
      const named = shown.get(product.id)?.itemId
      if (named === undefined) continue
      found += 1
      if (named !== variant.id) wrong.push(`${product.name} ${values}: ${valuesOf(product, named)}`)
    }
    expect(wrong).toEqual([])
    expect(found).toBeGreaterThan(every().length * 0.9)
  }, 300_000)

  it.each([
    ['nitrile gloves medium', /^Nitrile exam/, ['medium']],
    ['nitrile gloves med', /^Nitrile exam/, ['medium']],
    ['nitrile gloves M', /^Nitrile exam/, ['medium']],
    ['nitrile gloves medim', /^Nitrile exam/, ['medium']],
    ['xl nitrile gloves', /^Nitrile exam/, ['x-large']],
    ['extra large nitrile gloves', /^Nitrile exam/, ['x-large']],
    ['blood pressure cuff adult', /blood pressure cuff/, ['adult']],
    ['blood pressure cuff large adult', /blood pressure cuff/, ['large adult']],
    ['7.5 latex surgical gloves', /^Latex surgical/, ['7.5']],
    ['latex surgical gloves 7 1/2', /^Latex surgical/, ['7.5']],
  ])('SRCH-06 is found for "%s" in a listing and in type-ahead', async (query, name, values) => {
    const found = await server.engine.search({ query, limit: 10 })
    const product = products.find(({ id, name: called }) => found.ids.includes(id) && name.test(called))
    expect(product).toBeDefined()
    if (product === undefined) return
    for (const exhaustive of [true, false]) {
      const named = valuesOf(product, await variantFor(product, { query, exhaustive, limit: 50 }))
      expect(named?.some((value) => values.some((expected) => value.startsWith(expected)))).toBe(true)
    }
  })

  it.each([
    ['gloves size m', 'medium'],
    ['gloves, size: M', 'medium'],
    ['size s gloves', 'small'],
    ['nitrile gloves size L', 'large'],
  ])('SRCH-06 is the one of that size for "%s", of products that come only in that size', async (query, size) => {
    for (const exhaustive of [true, false]) {
      const { ids } = await server.engine.search({ query, exhaustive, limit: 50 })
      const found = products.filter(({ id }) => ids.includes(id))
      expect(found).toHaveLength(ids.length)
      expect(found.length).toBeGreaterThan(5)
      for (const product of found)
        expect(valuesOf(product, await variantFor(product, { query, exhaustive, limit: 50 }))).toContain(size)
    }
  })

  it.each([
    ['nitrile gloves -medium', ['medium']],
    ['nitrile gloves -x-small', ['x-small']],
    ['nitrile gloves -small -medium -XL', ['small', 'medium', 'x-large']],
  ])('SRCH-06 is not one that "%s" excludes, and products in other sizes are found', async (query, sizes) => {
    const gloves = products.filter(({ name }) => /^Nitrile exam/.test(name))
    expect(gloves.length).toBeGreaterThan(10)
    const wrong: string[] = []
    for (const exhaustive of [true, false])
      for (const product of gloves) {
        const named = await variantFor(product, { query, exhaustive, limit: 100 })
        const [first] = product.variants
        const shown = valuesOf(product, named ?? first?.id) ?? []
        if (named === undefined || shown.some((value) => sizes.includes(value))) wrong.push(`${product.name}: ${shown}`)
      }
    expect(wrong).toEqual([])
  })

  it('SRCH-08 counts no excluded value', async () => {
    const sizesFor = async (query: string) => {
      const { facets } = await server.engine.search({ query, facets: 'all' })
      return facets.find(({ name }) => name === 'attributes.Size')?.values.map(({ value }) => value) ?? []
    }
    expect(await sizesFor('nitrile gloves')).toContain('medium')
    const others = await sizesFor('nitrile gloves -medium -XL')
    expect(others).toEqual(expect.arrayContaining(['x-small', 'small', 'large']))
    expect(others).not.toContain('medium')
    expect(others).not.toContain('x-large')
  })

  it('SRCH-06 excludes a product with no variant left, and a product whose own name has the word', async () => {
    const gloves = productNamed(/^Nitrile exam/)
    const sizes = gloves.variants.flatMap(({ matrixDetails }) => matrixDetails.map(({ value }) => `-${value}`))
    for (const exhaustive of [true, false]) {
      const without = (words: readonly string[]) =>
        variantFor(gloves, { query: ['nitrile exam gloves', ...words].join(' '), exhaustive, limit: 100 })
      expect(await without(sizes)).toBeUndefined()
      expect(await without(sizes.slice(1))).toBe(gloves.variants[0]?.id)
      expect(await without(sizes.slice(0, -1))).toBe(gloves.variants.at(-1)?.id)
      expect(await without(['-nitrile'])).toBeUndefined()
      expect(await without(['-powder-free'])).toBeUndefined()
    }
  })

  it('is none when no word tells the variants apart, or the number of the product was typed', async () => {
    const gloves = products.find(
      ({ name, variants }) => /^Nitrile exam/.test(name) && variants[0]?.isAddable && variants[0].inStock,
    )
    if (gloves === undefined) throw new Error('The catalogue has no gloves whose first size is in stock.')
    expect(await variantFor(gloves, { query: gloves.name, limit: 50 })).toBeNull()
    expect(await variantFor(gloves, { query: gloves.mpn })).toBeNull()
  })

  it('SRCH-08 is the one that a filter of one size leaves, also in the hosted protocol', async () => {
    const gloves = productNamed(/^Nitrile exam/)
    const [, second] = gloves.variants
    const [size] = second?.matrixDetails ?? []
    const value = size?.value ?? ''
    const filters = { 'attributes.Size': [value] }
    expect(await variantFor(gloves, { filters, query: gloves.name, limit: 50 })).toBe(second?.id)
    const groups = [[{ facet: 'attributes.Size', value }]]
    expect(await variantFor(gloves, { groups, query: gloves.name, limit: 50 })).toBe(second?.id)
  })

  it('SRCH-14 is none if the number of another size was typed than was chosen', async () => {
    const gloves = productNamed(/^Nitrile exam/)
    const [first, second] = gloves.variants
    const filters = { 'attributes.Size': [second?.matrixDetails[0]?.value ?? ''] }
    expect(await variantFor(gloves, { query: first?.mpn, filters })).toBeUndefined()
    expect(await variantFor(gloves, { query: second?.mpn, filters })).toBe(second?.id)
  })

  it('of several equal matches is one that is in stock and can be added', async () => {
    const wrong: string[] = []
    for (const { name, variants } of products.slice(0, 100)) {
      const { shown, ids } = await server.engine.search({ query: name, limit: 10 })
      const [product] = ids.filter((id) => variants.some((variant) => variant.id === shown.get(id)?.itemId))
      const chosen = variants.find(({ id }) => product !== undefined && id === shown.get(product)?.itemId)
      const isReady = (variant: Variant | undefined) => variant?.isAddable === true && variant.inStock
      if (chosen !== undefined && !isReady(chosen) && variants.some(isReady)) wrong.push(name)
    }
    expect(wrong).toEqual([])
  })
})
