import { describe, expect, it } from 'vitest'
import { countFilters, listingHref, readListing, toggleFilter, toPaginateInput } from './listing-url.js'

const read = (query: string, at = {}) => readListing(new URLSearchParams(query), at)

describe('the address of a listing', () => {
  it('SRCH-08 keeps search, filters, sort and page across a round trip', () => {
    const query = read('search=exam+gloves&sort=name&f.material=Nitrile&f.material=Latex&f.size=medium', { page: 3 })
    const href = listingHref({ kind: 'products' }, query)
    const url = new URL(href, 'http://store.example')
    expect(url.pathname).toBe('/products/3')
    expect(readListing(url.searchParams, { page: 3 })).toEqual(query)
  })

  it('SRCH-08 unchecks the other values of a kind that holds one', () => {
    const query = read('f.availability=in+stock&f.material=Latex')
    expect(toggleFilter(query, 'availability', 'all', true).filters).toEqual({
      availability: ['all'],
      material: ['Latex'],
    })
    expect(toggleFilter(query, 'material', 'Nitrile', false).filters.material).toEqual(['Latex', 'Nitrile'])
  })

  it('SRCH-08 goes to page 1 when a filter changes and drops a kind with nothing chosen', () => {
    const changed = toggleFilter(read('f.material=Latex', { page: 4 }), 'material', 'Latex', false)
    expect(changed.page).toBe(1)
    expect(changed.filters).toEqual({})
    expect(countFilters(changed)).toBe(0)
  })

  it('SRCH-03 strips markup from the search of an address', () => {
    expect(read('search=%3Cscript%3Ealert(1)%3C/script%3Egauze').search).not.toContain('<')
  })

  it.each([
    ['0', 1],
    ['-4', 1],
    ['1e9', 1],
    ['99999', 10_000],
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

  it('drops filter values beyond what the API takes', () => {
    const many = Array.from({ length: 80 }, (_, index) => `f.size=${index}`).join('&')
    expect(read(many).filters.size).toHaveLength(50)
  })
})
