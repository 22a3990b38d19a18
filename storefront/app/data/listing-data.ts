import { type ApiClient, isApiError } from '@gauze/api-client'
import type { CallOutput, Category } from '@gauze/contract'
import { changeListing, type ListingQuery, toPaginateInput } from '@gauze/ui/listing/listing-url'
import { listingSearchIdentity } from '../browser/search-identity.js'

/** A page of a listing with what its cards need to know. */
export interface ListingData {
  /** What is shown: without filters that the catalogue does not know. */
  readonly query: ListingQuery
  readonly listing: CallOutput<'paginateItems'>
  readonly sellable: readonly string[]
  /** The search does not answer: these are the first products of the store's own list (SRCH-13). */
  readonly isLimited: boolean
}

/** Longest that the search may take before the store's own list is asked, in milliseconds. */
const SEARCH_TIMEOUT = 4000

/**
 * Reads a page of a listing; from the store's own item list while the search is down or slow (SRCH-13). Rejects with the
 * client's error when neither answers.
 */
export async function readListingData(api: ApiClient, query: ListingQuery): Promise<ListingData> {
  const [found, sellable] = await Promise.all([
    api
      .paginateItems({ ...toPaginateInput(query), ...listingSearchIdentity() }, { timeout: SEARCH_TIMEOUT })
      .catch((error: unknown) => {
        if (isSearchDown(error)) return null
        throw error
      }),
    api.getSellableControlledSubstances(),
  ])
  if (found === null) {
    const listing = await readItemList(api, query)
    return { query: changeListing(query, { filters: {} }), listing, sellable: sellable.rxLevels, isLimited: true }
  }
  const filters = Object.entries(query.filters).flatMap(([name, values]) => {
    const known = values.filter((value) => !found.leftOut.some((one) => one.name === name && one.value === value))
    return known.length > 0 ? [[name, known] as const] : []
  })
  return {
    query: { ...query, from: found.from, filters: Object.fromEntries(filters) },
    listing: found,
    sellable: sellable.rxLevels,
    isLimited: false,
  }
}

function isSearchDown(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'server' || error.kind === 'timeout' || error.kind === 'network')
}

async function readItemList(api: ApiClient, query: ListingQuery): Promise<ListingData['listing']> {
  const category = query.category === null ? null : await readCategory(api, query.category)
  const results = await api.getItemList({ search: [query.search, category?.name ?? ''].join(' ').trim() })
  return {
    results,
    total: results.length,
    page: 1,
    pages: 1,
    from: 1,
    limit: Math.max(results.length, 1),
    facets: [],
    category,
    categories: {},
    queryID: null,
    corrected: null,
    relaxed: false,
    leftOut: [],
    without: [],
  }
}

async function readCategory(api: ApiClient, urlComponent: string): Promise<Category> {
  const top = await api.getCategoryBySubCategoryUrl({ urlComponent })
  const child = top.children.find((candidate) => candidate.urlComponent === urlComponent)
  return child
    ? { ...child, parent: { id: top.id, name: top.name, urlComponent: top.urlComponent }, children: [] }
    : top
}
