import type { ApiClient } from '@gauze/api-client'
import { pageNumber } from '@gauze/rules'
import { readListingPage as readPage } from '@gauze/ui/search/listing-page'
import { type ListingPlace, type ListingQuery, readListing, unreadableParts } from '@gauze/ui/search/listing-url'
import { listingSearchIdentity } from '../browser/search-identity.js'
import type { ListingPage } from './listing-page.js'

/** A parsed address of a listing. */
export interface ListingAddress {
  readonly place: ListingPlace
  readonly query: ListingQuery
}

/** The meaning of a path below /products: a page number, or the url component of a subcategory (ROUTE-02). */
export function productsAddress(url: URL, part: string): ListingAddress {
  return /^\d+$/.test(part)
    ? { place: { path: '/products', names: 'page' }, query: readListing(url.searchParams, { page: pageNumber(part) }) }
    : inCategory(url, part, '/products')
}

/** The meaning of a path below /category. */
export function categoryAddress(url: URL, part: string): ListingAddress {
  return inCategory(url, part, '/category')
}

function inCategory(url: URL, category: string, base: string): ListingAddress {
  return {
    place: { path: `${base}/${encodeURIComponent(category)}`, names: 'category' },
    query: readListing(url.searchParams, { category }),
  }
}

/** Reads the listing of a route. Rejects with the client's error. */
export async function readListingPage(
  api: ApiClient,
  { place, query }: ListingAddress,
  url: URL,
  origin: string,
): Promise<ListingPage> {
  return {
    ...(await readPage(api, query, listingSearchIdentity())),
    place,
    origin,
    unreadable: unreadableParts(url.searchParams),
  }
}
