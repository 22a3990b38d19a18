import type { CallInput, CallName, CallOutput, Category } from '@gauze/contract'
import { changeListing, type ListingQuery, toPaginateInput } from '../listing-url/index.js'

type Call<Name extends CallName> = (
  input: CallInput<Name>,
  options?: { readonly timeout: number },
) => Promise<CallOutput<Name>>

/** The calls that read a page of a listing. A client of `@gauze/api-client` fits without changes. */
export interface ListingPagePort {
  readonly paginateItems: Call<'paginateItems'>
  /** The store's own list, which is read while the search service does not answer. */
  readonly getItemList: Call<'getItemList'>
  readonly getCategoryBySubCategoryUrl: Call<'getCategoryBySubCategoryUrl'>
  readonly getSellableControlledSubstances: () => Promise<CallOutput<'getSellableControlledSubstances'>>
}

/**
 * The person who searches, and the place, for the search service. Empty on a server, which searches for every visitor
 * alike.
 */
export type SearchIdentity = Pick<CallInput<'paginateItems'>, 'ruleContexts' | 'userToken'>

/** A page of a listing, with the data that its cards need. */
export interface ListingData {
  /** The shown query, without filters that the catalog does not know. */
  readonly query: ListingQuery
  readonly listing: CallOutput<'paginateItems'>
  /** The Rx levels that the store sells now. */
  readonly sellable: readonly string[]
  /** The search service does not answer, so these are the first products of the store's own list. */
  readonly isLimited: boolean
}

/** Longest that the search may take before the store's own list is asked, in milliseconds. */
const SEARCH_TIMEOUT = 4000

/**
 * Reads a page of a listing; from the store's own item list while the search is down or slow. Rejects with the client's
 * error when neither answers.
 *
 * @example const page = { ...(await readListingPage(api, readListing(params, {}))), place }
 */
export async function readListingPage(
  api: ListingPagePort,
  query: ListingQuery,
  identity: SearchIdentity = {},
): Promise<ListingData> {
  const [found, sellable] = await Promise.all([
    api
      .paginateItems({ ...toPaginateInput(query), ...identity }, { timeout: SEARCH_TIMEOUT })
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
  const kind = typeof error === 'object' && error !== null && 'kind' in error ? error.kind : null
  return kind === 'server' || kind === 'timeout' || kind === 'network'
}

async function readItemList(api: ListingPagePort, query: ListingQuery): Promise<ListingData['listing']> {
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
    nearest: null,
  }
}

async function readCategory(api: ListingPagePort, urlComponent: string): Promise<Category> {
  const top = await api.getCategoryBySubCategoryUrl({ urlComponent })
  const child = top.children.find((candidate) => candidate.urlComponent === urlComponent)
  return child
    ? { ...child, parent: { id: top.id, name: top.name, urlComponent: top.urlComponent }, children: [] }
    : top
}
