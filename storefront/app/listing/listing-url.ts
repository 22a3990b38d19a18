import type { CallInput } from '@gauze/contract'
import { toSearchTerm } from '@gauze/rules'

/** How a listing can be ordered. */
type ListingSort = NonNullable<CallInput<'paginateItems'>['sort']>

/** What a listing shows, as its address says it (SRCH-08). */
export interface ListingQuery {
  readonly search: string
  readonly category: string | null
  readonly page: number
  readonly sort: ListingSort
  readonly filters: Readonly<Record<string, readonly string[]>>
}

/** Rows of a listing page: fills two, three and four columns without a rest. */
const LISTING_LIMIT = 24

const FILTER_PREFIX = 'f.'
const MAX_PAGE = 10_000
const SORTS: readonly ListingSort[] = ['relevance', 'name', 'priceAsc', 'priceDesc', 'newest']

/**
 * Reads a listing's address. A part that is no listing's is left out rather than refused, so that an old or shortened
 * link still shows products.
 *
 * @param params the query string
 * @param at what the path itself says: the page, or the url component of a category
 */
export function readListing(
  params: URLSearchParams,
  at: { readonly page?: number | undefined; readonly category?: string | undefined },
): ListingQuery {
  const filters: Record<string, string[]> = {}
  for (const [key, value] of params) {
    const name = key.startsWith(FILTER_PREFIX) ? key.slice(FILTER_PREFIX.length, FILTER_PREFIX.length + 60) : ''
    if (!name || !value) continue
    const values = filters[name] ?? []
    if (values.length < 50 && !values.includes(value)) filters[name] = [...values, value.slice(0, 120)]
  }
  return {
    search: toSearchTerm(params.get('search') ?? '').slice(0, 200),
    category: (at.category ?? params.get('category'))?.slice(0, 200) || null,
    page: at.page ?? pageNumber(params.get('page')),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'relevance',
    filters,
  }
}

/** A page number within bounds; anything else is the first page. */
export function pageNumber(text: string | null | undefined): number {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), MAX_PAGE)
}

/** The same listing in the words of the call that answers it (API-16). */
export function toPaginateInput(query: ListingQuery): CallInput<'paginateItems'> {
  const filters = Object.fromEntries(Object.entries(query.filters).map(([name, values]) => [name, [...values]]))
  return {
    page: query.page,
    limit: LISTING_LIMIT,
    sort: query.sort,
    ...(query.search && { search: query.search }),
    ...(query.category && { category: query.category }),
    ...(Object.keys(filters).length > 0 && { filters }),
    ruleContexts: ['frontend'],
  }
}

/** Which path a listing lives at: its own for a category, else /products with the page in the path. */
export type ListingPlace = { readonly kind: 'products' } | { readonly kind: 'category'; readonly path: string }

/**
 * The address of a listing.
 * @example listingHref({ kind: 'products' }, { ...query, page: 2 }) // '/products/2?search=gloves'
 */
export function listingHref(place: ListingPlace, query: ListingQuery): string {
  const params = listingParams(place, query)
  if (place.kind === 'category' && query.page > 1) params.set('page', String(query.page))
  const text = params.toString()
  return `${place.kind === 'products' ? `/products/${query.page}` : place.path}${text ? `?${text}` : ''}`
}

/** The query string of a listing without its page. */
export function listingParams(place: ListingPlace, { search, category, sort, filters }: ListingQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (category && place.kind === 'products') params.set('category', category)
  if (sort !== 'relevance') params.set('sort', sort)
  for (const [name, values] of Object.entries(filters)) {
    for (const value of values) params.append(FILTER_PREFIX + name, value)
  }
  return params
}

/** The name that a filter's form field has in the address. */
export const filterField = (name: string): string => FILTER_PREFIX + name

/**
 * The listing after a filter value was chosen or left. It starts on its first page again; of a kind that holds one
 * value, the others are unchecked (SRCH-08).
 */
export function toggleFilter(query: ListingQuery, name: string, value: string, single: boolean): ListingQuery {
  const present = query.filters[name] ?? []
  const isChosen = present.includes(value)
  const values = isChosen ? present.filter((other) => other !== value) : single ? [value] : [...present, value]
  const { [name]: _replaced, ...others } = query.filters
  return { ...query, page: 1, filters: values.length > 0 ? { ...others, [name]: values } : others }
}

/** How many filter values are chosen. */
export const countFilters = ({ filters }: ListingQuery): number =>
  Object.values(filters).reduce((count, values) => count + values.length, 0)
