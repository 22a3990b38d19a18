import { pageNumber, toSearchTerm } from '@gauze/rules'
import { DEFAULT_LIMIT, FILTER_PREFIX, type ListingQuery, PAGE_SIZES } from './listing-url.js'

const MAX_FILTERS = 30
/** The filters that take one choice. */
const SINGLE_FILTERS: readonly string[] = ['availability', 'rxLevel', 'allocation']
const SORTS: readonly ListingQuery['sort'][] = ['relevance', 'name', 'priceAsc', 'priceDesc', 'newest']

/**
 * Reads a listing's address. Unknown parts are ignored, so that an old or shortened link still shows products; {@link
 * unreadableParts} lists them.
 *
 * @param params the query string
 * @param at the values that the path names: the page, or the url component of a category
 */
export function readListing(
  params: URLSearchParams,
  at: { readonly page?: number | undefined; readonly category?: string | undefined },
): ListingQuery {
  const page = at.page ?? pageNumber(params.get('page'))
  return {
    search: readable(toSearchTerm(params.get('search') ?? ''), 200).trim(),
    category: readable(at.category ?? params.get('category') ?? '', 200) || null,
    page,
    from: Math.min(params.has('from') ? pageNumber(params.get('from')) : page, page),
    limit: PAGE_SIZES.find((size) => String(size) === params.get('limit')) ?? DEFAULT_LIMIT,
    layout: params.get('view') === 'list' ? 'list' : 'grid',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'relevance',
    filters: readFilters(params),
    allValues: params.get('facets') === 'all',
  }
}

function readFilters(params: URLSearchParams): ListingQuery['filters'] {
  const filters = new Map<string, string[]>()
  for (const [key, text] of params) {
    const name = key.startsWith(FILTER_PREFIX) ? readable(key.slice(FILTER_PREFIX.length), 60) : ''
    const value = readable(text, 120)
    // A key that would reach the prototype of an object is not a filter's name.
    if (!name || !value || name === '__proto__') continue
    const values = SINGLE_FILTERS.includes(name) ? [] : (filters.get(name) ?? [])
    if (values.length >= 50 || values.includes(value)) continue
    if (filters.has(name) || filters.size < MAX_FILTERS) filters.set(name, [...values, value])
  }
  return Object.fromEntries(filters)
}

/** Text without control characters, cut between characters, so that an address keeps it as it is. */
function readable(text: string, atMost: number): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .slice(0, atMost)
    .replace(/[\ud800-\udbff]$/, '')
}

/** The parts of an address that a listing does not know, as 'name: value'. */
export function unreadableParts(params: URLSearchParams): string[] {
  const known: Record<string, (value: string) => boolean> = {
    page: (value) => /^0*[1-9]\d{0,14}$/.test(value),
    from: (value) => /^0*[1-9]\d{0,14}$/.test(value),
    limit: (value) => PAGE_SIZES.some((size) => String(size) === value),
    view: (value) => value === 'list' || value === 'grid',
    facets: (value) => value === 'all',
    sort: (value) => SORTS.some((sort) => sort === value),
  }
  return Object.entries(known).flatMap(([name, isKnown]) => {
    const value = params.get(name)
    return value === null || isKnown(value) ? [] : [`${name}: ${readable(value, 40)}`]
  })
}
