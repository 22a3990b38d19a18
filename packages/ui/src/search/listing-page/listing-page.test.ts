import type { CallOutput } from '@gauze/contract'
import { expect, it, vi } from 'vitest'
import { makeProduct } from '../../story-data/index.js'
import { readListing } from '../listing-url/index.js'
import { type ListingPagePort, readListingPage } from './index.js'

const found: CallOutput<'paginateItems'> = {
  results: [makeProduct()],
  total: 1,
  page: 1,
  pages: 1,
  from: 1,
  limit: 24,
  facets: [],
  category: null,
  categories: {},
  queryID: 'q',
  corrected: null,
  relaxed: false,
  leftOut: [{ name: 'attributes.Material', value: 'Unobtainium', label: 'Unobtainium' }],
  without: [],
  nearest: null,
}

function port(paginateItems: ListingPagePort['paginateItems']) {
  const getItemList = vi.fn<ListingPagePort['getItemList']>(async () => [makeProduct(), makeProduct({ id: 2 })])
  const calls: ListingPagePort = {
    paginateItems,
    getItemList,
    getSellableControlledSubstances: async () => ({ rxLevels: ['1'] }),
    getCategoryBySubCategoryUrl: () => Promise.reject(new Error('not called')),
  }
  return { calls, getItemList }
}

const query = readListing(
  new URLSearchParams('search=gloves&f.attributes.Material=Nitrile&f.attributes.Material=Unobtainium'),
  {},
)

it('SRCH-06 reads a page for a user, and leaves out filters that the catalogue does not know', async () => {
  const paginateItems = vi.fn<ListingPagePort['paginateItems']>(async () => found)
  const page = await readListingPage(port(paginateItems).calls, query, { userToken: 'visitor-1' })
  expect(paginateItems.mock.calls[0]?.[0]).toMatchObject({ search: 'gloves', userToken: 'visitor-1' })
  expect(page).toMatchObject({ listing: found, sellable: ['1'], isLimited: false })
  expect(page.query.filters).toEqual({ 'attributes.Material': ['Nitrile'] })
})

it.each(['server', 'timeout', 'network'])(
  'SRCH-13 lists from the store itself when the search fails: %s',
  async (kind) => {
    const { calls, getItemList } = port(() => Promise.reject({ kind }))
    const page = await readListingPage(calls, query)
    expect(getItemList).toHaveBeenCalledExactlyOnceWith({ search: 'gloves' })
    expect(page).toMatchObject({ isLimited: true, listing: { total: 2, queryID: null } })
    expect(page.query.filters).toEqual({})
  },
)

it('SRCH-13 fails for an address that the search refuses', async () => {
  const { calls } = port(() => Promise.reject({ kind: 'validation' }))
  await expect(readListingPage(calls, query)).rejects.toEqual({ kind: 'validation' })
})
