import type { CallOutput } from '@gauze/contract'
import { describe, expect, it } from 'vitest'
import { listingMeta } from './listing-page.js'
import { categoryAddress, type ListingAddress, productsAddress } from './read-listing-page.js'

const origin = 'https://store.example'
const listing: CallOutput<'paginateItems'> = {
  results: [],
  total: 60,
  page: 2,
  pages: 3,
  from: 2,
  limit: 24,
  facets: [],
  category: null,
  categories: {},
  queryID: null,
  corrected: null,
  relaxed: false,
  leftOut: [],
  without: [],
  nearest: null,
}

/** The page's addresses in its head, and whether it may be indexed. */
function headOf(address: ListingAddress) {
  const page = { ...address, listing, sellable: [], isLimited: false, origin, unreadable: [] }
  const head = listingMeta(page, { title: 'Gloves', later: (title, number) => `${title}, page ${number}` })
  const linked = (rel: string) => head.find((one) => 'rel' in one && one.rel === rel)
  return {
    canonical: linked('canonical'),
    previous: linked('prev'),
    next: linked('next'),
    isHidden: head.some((one) => 'name' in one && one.name === 'robots'),
  }
}

function link(rel: string, path: string) {
  return { tagName: 'link', rel, href: origin + path }
}

describe('the head of a listing', () => {
  it.each([
    ['/category/gloves?page=2', (url: URL) => categoryAddress(url, 'gloves')],
    ['/products/gloves?page=2', (url: URL) => productsAddress(url, 'gloves')],
    ['/products/2?category=gloves', (url: URL) => productsAddress(url, '2')],
  ])('ROUTE-02 %s has the one canonical address of its category', (path, read) => {
    expect(headOf(read(new URL(path, origin)))).toEqual({
      canonical: link('canonical', '/category/gloves?page=2'),
      previous: link('prev', '/category/gloves'),
      next: link('next', '/category/gloves?page=3'),
      isHidden: false,
    })
  })

  it('ROUTE-02 a search within a category keeps its own address, which is not indexed', () => {
    expect(headOf(productsAddress(new URL('/products/2?search=nitrile&category=gloves', origin), '2'))).toMatchObject({
      canonical: link('canonical', '/products/2?search=nitrile&category=gloves'),
      isHidden: true,
    })
  })
})
