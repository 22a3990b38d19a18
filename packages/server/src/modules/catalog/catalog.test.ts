import type { ProductCard } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readProductData } from '../../../../../storefront/app/data/product-data.js'
import { buildIndex } from '../../../../search/src/engine/index.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopCategories, shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

/** Every number in an answer that is in the place of an amount. */
function amountsIn(body: unknown): unknown[] {
  if (Array.isArray(body)) return body.flatMap(amountsIn)
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([key, value]) =>
    key === 'price' || key === 'pricelevelprice' || key === 'prices' ? [value] : amountsIn(value),
  )
}

describe('the addresses of products', () => {
  it('ROUTE-01 gives every listed product once, with its last change, and no removed product', async () => {
    const first = (await shop.as('visitor', 'getItemUrls', {})).output()
    const listed = await shop.db.execute<{ url_component: string }>(
      sql`SELECT url_component FROM items WHERE parent_id IS NULL AND NOT inactive ORDER BY id`,
    )
    expect(first.results.map(({ urlComponent }) => urlComponent)).toEqual(
      listed.rows.map(({ url_component }) => url_component),
    )
    expect(first).toMatchObject({ total: listed.rows.length, page: 1, pages: 1, limit: 5000 })
    expect(first.results[0]?.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    expect((await shop.as('visitor', 'getItemUrls', { page: 10_000 })).output()).toMatchObject({ results: [] })
  })
})

describe('a product', () => {
  it('PDP-01 has a page that asks the database three times, however many products go with it', async () => {
    const statements: string[] = []
    const noted = <T extends { readonly statements: readonly string[] }>(answer: T) => {
      statements.push(...answer.statements)
      return answer
    }
    const page = await readProductData(
      {
        getItem: async (input) => noted(await shop.as('visitor', 'getItem', input)).output(),
        getSellableControlledSubstances: async () =>
          noted(await shop.as('visitor', 'getSellableControlledSubstances', {})).output(),
        getItemAllocation: async (input) => noted(await shop.as('visitor', 'getItemAllocation', input)).output(),
      },
      'item-1010',
      false,
    )
    expect(page.product.correlatedItems.length).toBeGreaterThan(0)
    expect(statements).toHaveLength(3)
  })

  it('API-80 getItem answers a product by id or url component in at most five statements', async () => {
    const byId = await shop.as('buyer', 'getItem', { id: String(shopItems.gauze) })
    const byUrl = await shop.as('buyer', 'getItem', { id: 'item-1010' })
    expect(byUrl.output()).toEqual(byId.output())
    expect(byId.statements.length).toBeLessThanOrEqual(2)
    expect(byId.output()).toMatchObject({
      id: shopItems.gauze,
      category: { urlComponent: 'exam-gloves', parent: { urlComponent: 'gloves' } },
      unit: {
        details: [
          { unitName: 'EA', conversionRate: 1, baseUnit: true },
          { unitName: 'BX', conversionRate: 100 },
        ],
      },
      itemImage: [{ index: 0, name: 'front of the package' }],
      itemFile: [{ name: 'Instructions for use' }],
      correlatedItems: [{ correlatedItem: { id: shopItems.swab } }],
      alternativeItems: [{ id: shopItems.untaxed }],
      isAddableToCart: true,
    })
  })

  it('API-80 prices by contract, then by the company’s level, with List Price next to it', async () => {
    const hospital = (await shop.as('buyer', 'getItem', { id: '1010' })).output()
    const clinic = (await shop.as('clinic', 'getItem', { id: '1010' })).output()
    expect(hospital).toMatchObject({
      price: 3.2525,
      pricelevelprice: 4.5,
      prices: [{ level: 'List Price', price: 4.5 }],
    })
    expect(clinic).toMatchObject({
      price: 4.25,
      pricelevelprice: 4.25,
      prices: [
        { level: 'List Price', price: 4.5 },
        { level: 'Clinic', price: 4.25 },
      ],
    })
  })

  it('API-80 answers N/A where there is no price, and then nobody can add it', async () => {
    const id = String(shopItems.priceless)
    const priced = (await shop.as('buyer', 'getItem', { id })).output()
    const visited = (await shop.as('visitor', 'getItem', { id })).output()
    expect(priced).toMatchObject({ price: 'N/A', prices: [], isAddableToCart: false })
    expect(visited).toMatchObject({ price: null, isAddableToCart: false })
  })

  it.each(['visitor', 'noPrice'] as const)('PDP-03 no amount leaves the server for a %s', async (who) => {
    const bodies = [
      (await shop.as(who, 'getItem', { id: '1010' })).body,
      (await shop.as(who, 'getItem', { id: '1001' })).body,
      (await shop.as(who, 'paginateItems', {})).body,
      (await shop.as(who, 'getTopItems', {})).body,
      (await shop.as(who, 'getItemList', { search: 'gauze' })).body,
      (await shop.as(who, 'getCorrelatedItems', { id: '1010' })).body,
      (await shop.as(who, 'getAlternativeItems', { id: '1010' })).body,
    ]
    const amounts = amountsIn(bodies)
    expect(amounts.length).toBeGreaterThan(20)
    expect(amounts.filter((amount) => amount !== null && !(Array.isArray(amount) && amount.length === 0))).toEqual([])
  })

  it('API-80 a product with variants shows its cheapest variant, and lists the variants with their units', async () => {
    const product = (await shop.as('clinic', 'getItem', { id: String(shopItems.gloveMatrix) })).output()
    expect(product).toMatchObject({ price: 0.11, quantityAvailable: 10_000, isAddableToCart: true, parent: null })
    expect(product.children.map(({ id, price, matrixDetails }) => ({ id, price, matrixDetails }))).toEqual([
      { id: shopItems.gloveSmall, price: 0.11, matrixDetails: [{ key: 'Size', value: 'small' }] },
      { id: shopItems.gloveMedium, price: 0.13, matrixDetails: [{ key: 'Size', value: 'medium' }] },
    ])
    expect(product.children[0]?.unit.details.map(({ id }) => id)).toEqual(Object.values(unitsOf(shopItems.gloveSmall)))
  })

  it('PDP-01 a variant comes with its siblings and names its product', async () => {
    const variant = (await shop.as('buyer', 'getItem', { id: String(shopItems.gloveMedium) })).output()
    expect(variant).toMatchObject({ price: 0.13, parent: { id: shopItems.gloveMatrix, urlComponent: 'item-1001' } })
    expect(variant.children.map(({ id }) => id)).toEqual([shopItems.gloveSmall, shopItems.gloveMedium])
    expect(variant.variantId).toBe(shopItems.gloveMedium)
    const product = (await shop.as('buyer', 'getItem', { id: String(shopItems.gloveMatrix) })).output()
    expect(product.variantId).toBeNull()
  })

  it.each(['no-such-thing', '424242', '99999999999', '0'])('API-80 answers 404 for %s', async (id) => {
    expect((await shop.as('visitor', 'getItem', { id })).problem().status).toBe(404)
    expect((await shop.as('visitor', 'getAlternativeItems', { id })).status).toBe(404)
    expect((await shop.as('visitor', 'getCorrelatedItems', { id })).status).toBe(404)
  })

  it('API-81 API-82 relations omit inactive products', async () => {
    const related = (await shop.as('visitor', 'getCorrelatedItems', { id: 'item-1010' })).output()
    const alternatives = (await shop.as('visitor', 'getAlternativeItems', { id: 'item-1010' })).output()
    expect(related.map(({ correlatedItem }) => correlatedItem.id)).toEqual([shopItems.swab])
    expect(alternatives.map(({ id }) => id)).toEqual([shopItems.untaxed])
  })
})

describe('the store', () => {
  it('API-83 answers the Rx levels it sells', async () => {
    const answer = await shop.as('visitor', 'getSellableControlledSubstances', {})
    expect(answer.output()).toEqual({ rxLevels: ['1', '2', '3', '4'] })
  })

  it('API-84 answers bestsellers, most popular first', async () => {
    const top = (await shop.as('visitor', 'getTopItems', { limit: 2 })).output()
    expect(top.map(({ id }) => id)).toEqual([shopItems.gauze, shopItems.swab])
  })

  it('API-75 lists products that protect from infection, from categories and subcategories, to visitors without prices', async () => {
    const list = async (who: 'visitor' | 'buyer') => (await shop.as(who, 'getCovidList', {})).output()
    expect(await list('visitor')).toEqual([])
    const gloves = (await shop.as('visitor', 'paginateItems', { category: 'gloves', limit: 48 })).output()
    const rename = (from: string, to: string) =>
      shop.db.execute(sql`UPDATE categories SET url_component = ${to} WHERE url_component = ${from}`)
    await rename('gloves', 'protective-equipment')
    try {
      const [seen, bought] = [await list('visitor'), await list('buyer')]
      expect(seen.length).toBeGreaterThan(0)
      expect(gloves.results.map(({ id }) => id)).toEqual(expect.arrayContaining(seen.map(({ id }) => id)))
      expect(bought.map(({ id }) => id)).toEqual(seen.map(({ id }) => id))
      expect(amountsIn(seen).every((amount) => amount === null || (Array.isArray(amount) && amount.length === 0))).toBe(
        true,
      )
      expect(bought.some(({ price }) => typeof price === 'number')).toBe(true)
    } finally {
      await rename('protective-equipment', 'gloves')
    }
  })

  it('API-42 answers the rest of an allocation', async () => {
    const left = async (itemId: number, who: 'buyer' | 'clinic' = 'buyer') =>
      (await shop.as(who, 'getItemAllocation', { itemId })).output().allocationMax
    expect(await left(shopItems.rationed)).toBe(225)
    expect(await left(shopItems.usedUp)).toBe(0)
    expect(await left(shopItems.gauze)).toBeNull()
    expect(await left(shopItems.rationed, 'clinic')).toBeNull()
    expect((await shop.as('buyer', 'getItemAllocation', { itemId: 77 })).status).toBe(404)
  })

  it('API-78 getCategories answers the tree in one statement', async () => {
    const answer = await shop.as('visitor', 'getCategories', {})
    expect(answer.statements).toHaveLength(1)
    expect(answer.output()).toMatchObject([
      {
        id: shopCategories.gloves,
        isParent: true,
        parent: null,
        children: [{ name: 'Exam Gloves', isParent: false }, { name: 'Surgical Gloves' }],
      },
      { id: shopCategories.medicine, children: [{ urlComponent: 'drugs' }] },
    ])
  })

  it('API-79 answers the category of a subcategory with its children', async () => {
    const bySub = (await shop.as('visitor', 'getCategoryBySubCategoryUrl', { urlComponent: 'exam-gloves' })).output()
    const byTop = (await shop.as('visitor', 'getCategoryBySubCategoryUrl', { urlComponent: 'gloves' })).output()
    expect(bySub).toEqual(byTop)
    expect(bySub).toMatchObject({
      id: shopCategories.gloves,
      children: [{ name: 'Exam Gloves' }, { name: 'Surgical Gloves' }],
    })
    expect((await shop.as('visitor', 'getCategoryBySubCategoryUrl', { urlComponent: 'nope' })).status).toBe(404)
  })
})

describe('a listing', () => {
  const page = (input: Parameters<typeof shop.as<'paginateItems'>>[2], who: 'buyer' | 'clinic' | 'visitor' = 'buyer') =>
    shop.as(who, 'paginateItems', input)

  it('API-16 SRCH-11 answers ten of all products by default, with totals and facets, in at most five statements', async () => {
    const answer = await page({})
    const list = answer.output()
    expect(answer.statements.length).toBeLessThanOrEqual(5)
    expect(list).toMatchObject({ page: 1, limit: 10, pages: Math.ceil(list.total / 10), category: null })
    expect(list.results).toHaveLength(10)
    expect(list.results.some(({ id }) => id === shopItems.gloveSmall || id === shopItems.inactive)).toBe(false)
    expect(list.facets.find(({ name }) => name === 'rxLevel')).toMatchObject({ single: true })
    expect(list.facets.find(({ name }) => name === 'availability')).toMatchObject({ single: true })
  })

  it('API-16 a misspelled search with a category and a price sort stays within five statements', async () => {
    const answer = await page({ search: 'gause', category: 'gloves', sort: 'priceAsc', limit: 100 })
    expect(answer.output().results.map(({ id }) => id)).toContain(shopItems.gauze)
    expect(answer.statements.length).toBeLessThanOrEqual(5)
  })

  it('API-15 answers the same page to a GET, with its filters in the address', async () => {
    const asked = { category: 'drugs', page: 1, limit: 5, sort: 'name' } as const
    const got = await shop.as('buyer', 'listItems', { ...asked, filter: ['rxLevel:3'] })
    const posted = (await page({ ...asked, filters: { rxLevel: ['3'] } })).output()
    expect(got.output()).toEqual({ ...posted, queryID: expect.any(String) })
    expect(got.output().results.map(({ id }) => id)).toEqual([shopItems.prescription])
    expect((await shop.as('buyer', 'listItems', {})).output().results).toHaveLength(10)
    const refused = await shop.as('buyer', 'listItems', { filter: ['rxLevel'] })
    expect(refused.problem()).toMatchObject({ status: 400, detail: expect.stringContaining('manufacturer:Acme') })
  })

  it('SRCH-08 filters by facets and names the category', async () => {
    const list = (await page({ category: 'drugs', filters: { rxLevel: ['3'] } })).output()
    expect(list).toMatchObject({ total: 1, category: { urlComponent: 'drugs', parent: { urlComponent: 'medicine' } } })
    expect(list.results.map(({ id }) => id)).toEqual([shopItems.prescription])
    const out = (await page({ filters: { availability: ['out-of-stock'] } })).output()
    expect(out.results.map(({ id }) => id)).toEqual([shopItems.outOfStock])
  })

  it('API-16 sorts by the company’s prices, but not for users who may not see them', async () => {
    const prices = (await page({ sort: 'priceAsc', limit: 100 }))
      .output()
      .results.flatMap(({ price }) => (typeof price === 'number' ? [price] : []))
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    const ids = async (sort: 'priceAsc' | 'priceDesc' | 'relevance') =>
      (await page({ sort, limit: 100 }, 'visitor')).output().results.map(({ id }) => id)
    expect(await ids('priceAsc')).toEqual(await ids('relevance'))
    expect(await ids('priceDesc')).toEqual(await ids('relevance'))
  })

  it.each(['buyer', 'clinic'] as const)('API-16 sorts by the prices that the %s sees on the cards', async (who) => {
    await shop.db.execute(sql`
      INSERT INTO item_prices (item_id, level, price) VALUES
        (${shopItems.gloveMatrix}, 'List Price', 300), (${shopItems.rationed}, 'Clinic', NULL)`)
    await shop.db.execute(sql`
      INSERT INTO account_item_prices (account_id, item_id, price) VALUES (1, ${shopItems.gloveMatrix}, 0.0001)`)
    const shown = async (sort: 'priceAsc' | 'priceDesc', search?: string) =>
      (await page({ sort, search, limit: 100 }, who)).output().results.map(({ price }) => price)
    for (const search of [undefined, 'northfield']) {
      const rising = await shown('priceAsc', search)
      const prices = rising.filter((price) => typeof price === 'number')
      const none = rising.filter((price) => price === 'N/A')
      expect(prices.length).toBeGreaterThan(10)
      expect(none.length).toBe(who === 'clinic' ? 2 : 1)
      expect(rising).toEqual([...prices.toSorted((a, b) => a - b), ...none])
      expect(await shown('priceDesc', search)).toEqual([...prices.toSorted((a, b) => b - a), ...none])
    }
    await shop.db.execute(sql`
      DELETE FROM item_prices WHERE (item_id, level) IN (
        (${shopItems.gloveMatrix}, 'List Price'), (${shopItems.rationed}, 'Clinic'))`)
    await shop.db.execute(sql`DELETE FROM account_item_prices WHERE item_id = ${shopItems.gloveMatrix}`)
  })

  it('API-16 a page beyond the end is empty and still has the totals', async () => {
    const first = (await page({ limit: 5 })).output()
    expect((await page({ limit: 5, page: 9999 })).output()).toMatchObject({
      results: [],
      total: first.total,
      page: 9999,
      pages: first.pages,
    })
  })

  it('API-16 answers 404 for an unknown category', async () => {
    expect((await page({ category: 'nope' })).problem().status).toBe(404)
  })

  it('ROUTE-01 takes the id of a category for its url component, in a listing, in its counts and in the tree', async () => {
    const id = String(shopCategories.examGloves)
    const [byId, byUrl] = [(await page({ category: id })).output(), (await page({ category: 'exam-gloves' })).output()]
    expect(byId.total).toBeGreaterThan(0)
    expect(byId).toEqual({ ...byUrl, queryID: byId.queryID })
    const counted = async (category: string) =>
      (await shop.as('visitor', 'filterItems', { filters: {}, category })).output().total
    expect(await counted(id)).toBe(byUrl.total)
    expect(await counted('77')).toBe(0)
    const { urlComponent } = (await shop.as('visitor', 'getCategoryBySubCategoryUrl', { urlComponent: id })).output()
    expect(urlComponent).toBe('gloves')
    expect((await page({ category: '77' })).problem().status).toBe(404)
  })

  it('API-16 answers several pages of a list that grew at once', async () => {
    const ids = async (input: { page: number; from?: number; limit: number }) =>
      (await page(input)).output().results.map(({ id }) => id)
    const [first, second, third] = await Promise.all([1, 2, 3].map((number) => ids({ page: number, limit: 3 })))
    expect(await ids({ page: 3, from: 1, limit: 3 })).toEqual([...(first ?? []), ...(second ?? []), ...(third ?? [])])
    expect(await ids({ page: 3, from: 2, limit: 3 })).toEqual([...(second ?? []), ...(third ?? [])])
    expect((await page({ page: 3, from: 2, limit: 3 })).output()).toMatchObject({ page: 3, from: 2, limit: 3 })
  })

  it('SRCH-08 counts every category without the filters, for links that drop them', async () => {
    const all = (await page({})).output().categories
    const answer = await page({ category: 'drugs', filters: { rxLevel: ['3'] } })
    expect(answer.output().categories).toEqual(all)
    expect(all).toMatchObject({ medicine: 3, drugs: 3 })
    expect(answer.statements.length).toBeLessThanOrEqual(5)
  })

  it('SRCH-08 ignores filters and values that the catalog does not know, and names them', async () => {
    const list = (await page({ filters: { hue: ['plaid'], rxLevel: ['3', '99'], constructor: ['x'] } })).output()
    expect(list.results.map(({ id }) => id)).toEqual([shopItems.prescription])
    expect(list.leftOut).toEqual([
      { name: 'hue', value: 'plaid', label: 'hue: plaid' },
      { name: 'rxLevel', value: '99', label: 'Rx level: 99' },
      { name: 'constructor', value: 'x', label: 'constructor: x' },
    ])
    expect((await page({ filters: { hue: ['plaid'] } })).output()).toMatchObject({
      total: (await page({})).output().total,
    })
  })

  it('SRCH-08 keeps a chosen value in its filter when no product has it', async () => {
    const list = (await page({ category: 'drugs', filters: { availability: ['out-of-stock'] } })).output()
    expect(list.total).toBe(0)
    const facet = list.facets.find(({ name }) => name === 'availability')
    expect(facet?.values).toContainEqual({ value: 'out-of-stock', label: 'Out of Stock', count: 0 })
  })

  it('SRCH-08 keeps a chosen value of a filter in view, even if many other values have more products', async () => {
    const { rows } = await shop.db.execute<{ id: number }>(sql`
      INSERT INTO items (id, category_id, item_name, display_name, site_display_name, manufacturer, mpn, url_component,
        quantity_available)
      SELECT 5000 + n, ${shopCategories.drugs}::int, 'GZ' || n, 'Wombat', 'Wombat', 'Maker ' || (n / 2), 'WO-' || n,
        'wombat-' || n, 5
      FROM generate_series(0, 200) AS n RETURNING id`)
    const ids = rows.map(({ id }) => id)
    try {
      await buildIndex(shop.db, ids)
      const chosen = { search: 'wombat', filters: { manufacturer: ['Maker 100'] } }
      const makersIn = async (input: typeof chosen & { allFacetValues?: boolean }) => {
        const { facets, total } = (await page(input)).output()
        expect(total).toBe(1)
        return facets.find(({ name }) => name === 'manufacturer')
      }
      const first = await makersIn(chosen)
      expect(first).toMatchObject({ total: 101 })
      expect(first?.values).toHaveLength(8)
      expect(first?.values).toContainEqual({ value: 'Maker 100', label: 'Maker 100', count: 1 })
      const all = await makersIn({ ...chosen, allFacetValues: true })
      expect(all?.values).toHaveLength(101)
      expect(all?.values).toEqual(expect.arrayContaining(first?.values ?? []))
    } finally {
      await shop.db.execute(sql`DELETE FROM items WHERE id = ANY(${sql.param(ids)}::int[])`)
      await buildIndex(shop.db, ids)
    }
  })

  it('SRCH-08 suggests filters to remove when no product matches, the filter with the most results first', async () => {
    const filters = { availability: ['out-of-stock'], rxLevel: ['3'] }
    const { total, without } = (await page({ filters })).output()
    expect(total).toBe(0)
    expect(without).toEqual([
      { name: 'availability', label: 'Availability: Out of Stock', total: 1 },
      { name: 'rxLevel', label: 'Rx level: Prescription pharmaceuticals', total: 1 },
    ])
    const elsewhere = (await page({ search: 'gauze', category: 'drugs' })).output()
    expect(elsewhere.without).toEqual([{ name: 'category', label: 'Drugs', total: 1 }])
  })

  it('SRCH-08 tries to remove at most four filters and the category, however many are chosen', async () => {
    const filters = {
      availability: ['out-of-stock'],
      rxLevel: ['3'],
      allocation: ['yes'],
      manufacturer: ['Northfield'],
      category: ['drugs'],
      'attributes.Material': ['Nitrile'],
    }
    const answer = await page({ search: 'gauze', category: 'drugs', filters })
    expect(answer.output().total).toBe(0)
    expect(answer.statements.length).toBeLessThanOrEqual(16)
  })

  it('SRCH-08 says when it searched for words other than the typed words', async () => {
    expect((await page({ search: 'gause' })).output()).toMatchObject({ corrected: 'gauze', relaxed: false })
    expect((await page({ search: 'unheardof nitrile gloves' })).output()).toMatchObject({ relaxed: true })
    expect((await page({ search: 'gauze' })).output()).toMatchObject({ corrected: null, relaxed: false, without: [] })
  })

  it('SRCH-14 names the nearest category of a search that nothing fits, and none for unknown words', async () => {
    const nearest = async (search: string) => {
      const { results, total, nearest: category } = (await page({ search })).output()
      expect([results, total]).toEqual([[], 0])
      return category?.urlComponent
    }
    expect(await nearest('nitrile spaceships')).toBe('exam-gloves')
    expect(await nearest('spaceships')).toBeUndefined()
    expect((await page({ search: 'gauze' })).output().nearest).toBeNull()
  })

  it('API-77 filterItems counts the products that match the filters, in at most three statements', async () => {
    const answer = await shop.as('visitor', 'filterItems', { category: 'drugs', filters: { rxLevel: ['3'] } })
    expect(answer.output().total).toBe(1)
    expect(
      answer
        .output()
        .facets.find(({ name }) => name === 'rxLevel')
        ?.values.map(({ count }) => count),
    ).toEqual([1, 1, 1])
    expect(answer.statements.length).toBeLessThanOrEqual(3)
    expect((await shop.as('visitor', 'filterItems', { filters: {}, search: 'gause' })).output().total).toBe(1)
    expect((await shop.as('visitor', 'filterItems', { filters: { hue: ['plaid'] } })).output().total).toBeGreaterThan(5)
  })

  it('API-76 getItemList answers the first products for a text', async () => {
    const list = async (search: string) =>
      (await shop.as('visitor', 'getItemList', { search })).output().map(({ id }) => id)
    expect(await list('lidocaine')).toEqual([shopItems.prescription])
    expect(await list('NF-1010')).toEqual([shopItems.gauze])
    expect(await list('nf-1003')).toEqual([shopItems.gloveMatrix])
    expect(await list('100%')).toEqual([])
    expect((await list(''))[0]).toBe(shopItems.gauze)
  })

  it.each([
    ['Nitrile Exam Glove medium', shopItems.gloveMedium],
    ['nitrile glove MED', shopItems.gloveMedium],
    ['small nitrile gloves', shopItems.gloveSmall],
    ['NF-1003', shopItems.gloveMedium],
    ['nitrile exam glove', null],
    ['NF-1001', null],
  ])(
    'PDP-11 a search for "%s" says on the card which variant was meant, in a listing and in the item list',
    async (search, variantId) => {
      const named = (cards: readonly Pick<ProductCard, 'id' | 'variantId'>[]) =>
        cards.filter(({ id }) => id === shopItems.gloveMatrix).map((card) => card.variantId ?? null)
      expect(named((await page({ search })).output().results)).toEqual([variantId])
      expect(named((await shop.as('visitor', 'getItemList', { search })).output())).toEqual([variantId])
    },
  )

  it('PDP-11 a filter of one size says on the card which variant it leaves', async () => {
    const { results } = (await page({ filters: { 'attributes.Size': ['medium'] } })).output()
    expect(results).toMatchObject([{ id: shopItems.gloveMatrix, variantId: shopItems.gloveMedium }])
  })

  it('API-76 getItemList finds by item number and GTIN, with and without leading zeros', async () => {
    await shop.db.execute(sql`UPDATE items SET gtin = '00212345678905' WHERE id = ${shopItems.gloveSmall}`)
    const list = async (search: string) =>
      (await shop.as('visitor', 'getItemList', { search })).output().map(({ id, variantId }) => [id, variantId ?? null])
    expect(await list(String(shopItems.gauze))).toEqual([[shopItems.gauze, null]])
    for (const gtin of ['00212345678905', '0212345678905', '212345678905']) {
      expect(await list(gtin)).toEqual([[shopItems.gloveMatrix, shopItems.gloveSmall]])
    }
    await shop.db.execute(sql`UPDATE items SET gtin = '' WHERE id = ${shopItems.gloveSmall}`)
  })

  it('API-76 getItemList omits products that have a word with a leading minus, but keeps products that are free of it', async () => {
    const named = (id: number, name: string) =>
      shop.db.execute(sql`UPDATE items SET display_name = ${name}, site_display_name = ${name} WHERE id = ${id}`)
    await named(shopItems.rationed, 'Mask without latex')
    await named(shopItems.usedUp, 'Mask, latex-free')
    await named(shopItems.untaxed, 'Mask, non-latex')
    const list = async (search: string) =>
      (await shop.as('visitor', 'getItemList', { search })).output().map(({ id }) => id)
    expect(await list('mask -latex')).toEqual([shopItems.usedUp, shopItems.untaxed])
    expect(await list('mask')).toHaveLength(3)
    await named(shopItems.rationed, 'Respirator')
    await named(shopItems.usedUp, 'Saline')
    await named(shopItems.untaxed, 'Bandage')
  })

  it('SRCH-13 getItemList answers while the search index is gone', async () => {
    await shop.db.execute(sql`ALTER TABLE search_documents RENAME TO search_documents_gone`)
    try {
      expect((await page({ search: 'lidocaine' })).problem().status).toBe(500)
      const list = (await shop.as('visitor', 'getItemList', { search: 'Lidocaine' })).output()
      expect(list.map(({ id }) => id)).toEqual([shopItems.prescription])
    } finally {
      await shop.db.execute(sql`ALTER TABLE search_documents_gone RENAME TO search_documents`)
    }
  })
})
