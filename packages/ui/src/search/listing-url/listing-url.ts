import type { CallInput } from '@gauze/contract'
import type { Routes } from '../../routes/routes.js'

/** How a listing can be sorted. */
type ListingSort = NonNullable<CallInput<'paginateItems'>['sort']>

/** Cards side by side, or rows to compare. */
type ListingLayout = 'grid' | 'list'

/** The query of a listing, from its address. */
export interface ListingQuery {
  readonly search: string
  readonly category: string | null
  readonly page: number
  /** The first page in view: before `page` when more was loaded below it. */
  readonly from: number
  /** Products a page. */
  readonly limit: number
  readonly layout: ListingLayout
  readonly sort: ListingSort
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** Every value of each filter, as a page without script has them after 'Show all'. */
  readonly allValues: boolean
}

/** The default number of products on a page. It fills two, three and four columns evenly. */
export const DEFAULT_LIMIT = 24

/** The page sizes to choose from. */
export const PAGE_SIZES: readonly number[] = [DEFAULT_LIMIT, 48, 96]

/** The prefix of filters in an address. */
export const FILTER_PREFIX = 'f.'

/** Turns the query into the input of the call that reads the products. */
export function toPaginateInput(query: ListingQuery): CallInput<'paginateItems'> {
  const { page, from, limit, sort, allValues } = query
  const { filters, ...listed } = toFiltersInput(query)
  return {
    ...listed,
    page,
    limit,
    sort,
    ...(from < page && { from }),
    ...(allValues && { allFacetValues: true }),
    ...(Object.keys(filters).length > 0 && { filters }),
    ruleContexts: ['frontend'],
  }
}

/** Turns search, category and filters into the input of the call that counts the products. */
export function toFiltersInput({ search, category, filters }: ListingQuery): CallInput<'filterItems'> {
  return {
    ...(search && { search }),
    ...(category && { category }),
    filters: Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values]])),
  }
}

/** The place of a listing: its path. The query string holds everything that the path does not name. */
export interface ListingPlace {
  /** Without the page, such as `/products` or `/category/gloves`. */
  readonly path: string
  /** The part of the query that the path names: the page, as in `/products/2`, or the category. */
  readonly names?: 'page' | 'category'
}

/** Where the listing of a category is, by its url component; of all products for null. */
export type ListingPlaces = (urlComponent: string | null) => ListingPlace

/**
 * The listings of a store: all products with the page in the path, and each category at a path of its own.
 * @example listingPlaces(routesAt(''))('gloves') // { path: '/category/gloves', names: 'category' }
 */
export function listingPlaces({ products, category }: Pick<Routes, 'products' | 'category'>): ListingPlaces {
  return (urlComponent) =>
    urlComponent === null ? { path: products, names: 'page' } : { path: category(urlComponent), names: 'category' }
}

/** The path of a page of a listing. */
export function listingPath({ path, names }: ListingPlace, page: number): string {
  return names === 'page' ? `${path}/${page}` : path
}

/**
 * The address of a listing.
 * @example listingHref({ path: '/products', names: 'page' }, { ...query, page: 2 }) // '/products/2?search=gloves'
 */
export function listingHref(place: ListingPlace, query: ListingQuery): string {
  const params = listingParams(place, query)
  if (place.names !== 'page' && query.page > 1) params.set('page', String(query.page))
  if (query.from < query.page) params.set('from', String(query.from))
  const text = params.toString()
  return listingPath(place, query.page) + (text && `?${text}`)
}

/** The address under which search engines should know a page of a listing: without its layout. */
export function canonicalListingHref(place: ListingPlace, query: ListingQuery): string {
  return listingHref(place, { ...query, from: query.page, layout: 'grid', limit: DEFAULT_LIMIT, allValues: false })
}

/** The query string of a listing without its page. */
export function listingParams(place: ListingPlace, query: ListingQuery): URLSearchParams {
  const { search, category, sort, limit, layout, filters, allValues } = query
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (category && place.names !== 'category') params.set('category', category)
  if (sort !== 'relevance') params.set('sort', sort)
  if (limit !== DEFAULT_LIMIT) params.set('limit', String(limit))
  if (layout !== 'grid') params.set('view', layout)
  if (allValues) params.set('facets', 'all')
  for (const [name, values] of Object.entries(filters)) {
    for (const value of values) params.append(FILTER_PREFIX + name, value)
  }
  return params
}

/** The name that a filter's form field has in the address. */
export function filterField(name: string): string {
  return FILTER_PREFIX + name
}

/** The listing with something changed: it starts on its first page again. */
export function changeListing(query: ListingQuery, change: Partial<ListingQuery>): ListingQuery {
  return {
    ...query,
    page: 1,
    from: 1,
    ...change,
  }
}

/** The filters with new values for one of them; without values it is removed. */
export function withFilter(
  { filters }: Pick<ListingQuery, 'filters'>,
  name: string,
  values: readonly string[],
): ListingQuery['filters'] {
  if (values.length > 0) return { ...filters, [name]: values }
  return Object.fromEntries(Object.entries(filters).filter(([other]) => other !== name))
}

/** The listing after a chosen filter value was removed. */
export function withoutValue(query: ListingQuery, name: string, value: string): ListingQuery {
  return changeListing(query, {
    filters: withFilter(
      query,
      name,
      (query.filters[name] ?? []).filter((other) => other !== value),
    ),
  })
}

/** How many filter values are chosen. */
export function countFilters({ filters }: Pick<ListingQuery, 'filters'>): number {
  return Object.values(filters).reduce((count, values) => count + values.length, 0)
}

/** The listing of a category, or of all for null: choosing one resets the filters and keeps the search. */
export function categoryHref(places: ListingPlaces, query: ListingQuery, urlComponent: string | null): string {
  const listed = changeListing(query, { filters: {}, category: urlComponent })
  return listingHref(places(query.search ? null : urlComponent), listed)
}

/** Whether the address of a listing names a page after its last one. */
export function isBeyondEnd(listing: { readonly total: number; readonly page: number; readonly pages: number }) {
  return listing.total > 0 && listing.page > listing.pages
}
