import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { routesAt } from '../../routes/index.js'
import {
  canonicalListingHref,
  categoryHref,
  changeListing,
  countFilters,
  type ListingPlace,
  type ListingQuery,
  listingHref,
  listingPlaces,
  PAGE_SIZES,
  toPaginateInput,
  withFilter,
  withoutValue,
} from './listing-url.js'
import { readListing, unreadableParts } from './read-listing.js'

const places = listingPlaces(routesAt(''))
const products = places(null)

function read(query: string, at = {}) {
  return readListing(new URLSearchParams(query), at)
}

function readHref(place: ListingPlace, href: string): ListingQuery {
  const url = new URL(href, 'http://store.example')
  const last = decodeURIComponent(url.pathname.split('/').at(-1) ?? '')
  const page = place.names === 'page' ? Number(last) : undefined
  const category = place.names === 'category' ? last : undefined
  return readListing(url.searchParams, { page, category })
}

const word = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => !/\p{Cc}/u.test(text) && text.isWellFormed())
const queries: fc.Arbitrary<ListingQuery> = fc
  .record({
    search: fc.constantFrom('', 'gauze', '5x9 "pads" & more', 'ünïcode 手袋', '+%20='),
    category: fc.constantFrom(null, 'exam-gloves', 'iv & tubing'),
    page: fc.integer({ min: 1, max: 10_000 }),
    back: fc.nat({ max: 5 }),
    limit: fc.constantFrom(...PAGE_SIZES),
    layout: fc.constantFrom('grid', 'list'),
    sort: fc.constantFrom('relevance', 'name', 'priceAsc', 'priceDesc', 'newest'),
    allValues: fc.boolean(),
    filters: fc.dictionary(
      word.filter((name) => name !== '__proto__'),
      fc.uniqueArray(word, { minLength: 1, maxLength: 4 }),
      { maxKeys: 5, noNullPrototype: true },
    ),
  })
  .map(({ back, ...query }) => ({ ...query, from: Math.max(1, query.page - back) }))

const hostileLetters = ['\u0000', '\u001b', '\ud800', '<', '>', '%', '&', '=', '+', ' ', '-', '0', '9', 'a', 'é', '😀']

describe('the address of a listing', () => {
  it('SRCH-08 keeps search, filters, sort, page, page size, view and loaded pages across a round trip', () => {
    fc.assert(
      fc.property(queries, fc.constantFrom(products, { path: '/shop' }), (query, place) => {
        expect(readHref(place, listingHref(place, query))).toEqual(query)
      }),
    )
  })

  it('SRCH-08 keeps the listing of a category across a round trip', () => {
    fc.assert(
      fc.property(queries, fc.constantFrom('exam-gloves', 'iv & tubing'), (query, category) => {
        const place = places(category)
        expect(readHref(place, listingHref(place, query))).toEqual({ ...query, category })
      }),
    )
  })

  it('SRCH-08 reads any address at all, and the query stays the same when written again', () => {
    const pair = fc.tuple(
      fc.constantFrom('page', 'from', 'limit', 'view', 'sort', 'search', 'f.x', 'f.__proto__', 'f.constructor', 'f.'),
      fc.oneof(
        fc.string({ unit: fc.constantFrom(...hostileLetters), maxLength: 20 }),
        fc.string({ unit: fc.constantFrom('😀', ' ', 'a', '<'), minLength: 58, maxLength: 210 }),
      ),
    )
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 8 }), (pairs) => {
        const query = readListing(new URLSearchParams(pairs), {})
        expect(readHref(products, listingHref(products, query))).toEqual(query)
      }),
      { numRuns: 3000 },
    )
  })

  it('SRCH-08 goes to page 1 when a filter changes and drops a kind with nothing chosen', () => {
    const cleared = withoutValue(read('f.material=Latex&from=2', { page: 4 }), 'material', 'Latex')
    expect(cleared).toMatchObject({ page: 1, from: 1, filters: {} })
    expect(countFilters(cleared)).toBe(0)
    expect(withFilter(read('f.size=s&f.color=blue'), 'size', ['m'])).toEqual({ size: ['m'], color: ['blue'] })
  })

  it('SRCH-08 choosing a category resets the filters, and keeps the search term', () => {
    const query = read('search=gauze&f.material=Latex&sort=name', { page: 4 })
    expect(categoryHref(places, query, 'wound-care')).toBe('/products/1?search=gauze&category=wound-care&sort=name')
    expect(categoryHref(places, { ...query, search: '' }, 'wound-care')).toBe('/category/wound-care?sort=name')
    expect(categoryHref(places, { ...query, search: '' }, null)).toBe('/products/1?sort=name')
  })

  it('SRCH-08 starts again on the first page with another order', () => {
    expect(changeListing(read('from=1', { page: 3 }), { sort: 'name' })).toMatchObject({
      page: 1,
      from: 1,
      sort: 'name',
    })
  })

  it('leaves the layout out of the address that search engines know', () => {
    const query = read('from=1&limit=96&view=list&f.size=s', { page: 3 })
    expect(canonicalListingHref(products, query)).toBe('/products/3?f.size=s')
  })

  it('SRCH-03 strips markup from the search of an address', () => {
    expect(read('search=%3Cscript%3Ealert(1)%3C/script%3Egauze').search).not.toContain('<')
  })

  it.each([
    ['0', 1],
    ['-4', 1],
    ['1e9', 1],
    ['plaid', 1],
    ['99999', 10_000],
    ['1000000000', 10_000],
    ['7', 7],
  ])('ROUTE-02 reads page %s as %i', (page, expected) => {
    expect(read(`page=${page}`).page).toBe(expected)
  })

  it('ROUTE-02 selects by ?search= and ?category=', () => {
    expect(toPaginateInput(read('search=gauze&category=wound-care', { page: 1 }))).toMatchObject({
      search: 'gauze',
      category: 'wound-care',
      page: 1,
    })
  })

  it('API-16 requests every page in view at once', () => {
    expect(toPaginateInput(read('from=2&limit=48', { page: 4 }))).toMatchObject({ from: 2, page: 4, limit: 48 })
    expect(toPaginateInput(read('from=9', { page: 4 }))).not.toHaveProperty('from')
  })

  it('says which parts of an address are not understood', () => {
    const parts = (query: string) => unreadableParts(new URLSearchParams(query))
    expect(parts('page=abc&limit=25&view=tiles&sort=cheapest&from=0')).toEqual([
      'page: abc',
      'from: 0',
      'limit: 25',
      'view: tiles',
      'sort: cheapest',
    ])
    expect(parts('page=2&limit=48&view=grid&sort=name&from=1&search=x&anything=else')).toEqual([])
  })

  it('SRCH-08 keeps the last of several values of a kind that takes one choice, and skips the empty one', () => {
    expect(read('f.rxLevel=2&f.rxLevel=3&f.availability=in-stock&f.availability=&f.allocation=').filters).toEqual({
      rxLevel: ['3'],
      availability: ['in-stock'],
    })
  })

  it('drops filters and values beyond the limits of the API', () => {
    const values = Array.from({ length: 80 }, (_, index) => `f.size=${index}`).join('&')
    expect(read(values).filters.size).toHaveLength(50)
    const names = Array.from({ length: 80 }, (_, index) => `f.name${index}=x`).join('&')
    expect(Object.keys(read(names).filters)).toHaveLength(30)
  })
})
