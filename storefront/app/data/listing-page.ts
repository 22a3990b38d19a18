import { routesAt } from '@gauze/ui/routes'
import type { ListingData } from '@gauze/ui/search/listing-page'
import {
  canonicalListingHref,
  countFilters,
  isBeyondEnd,
  type ListingPlace,
  listingHref,
  listingPlaces,
} from '@gauze/ui/search/listing-url'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'

const placeOf = listingPlaces(routesAt(''))

/** The listing of a route. */
export interface ListingPage extends ListingData {
  readonly place: ListingPlace
  readonly origin: string
  /** Parts of the address that a listing does not know. */
  readonly unreadable: readonly string[]
}

/** The words of a listing's head. */
export interface ListingWords {
  readonly title: string
  readonly description?: string
  /** The title of a later page, such as "Gloves, page 2". */
  readonly later: (title: string, page: number) => string
}

/** Headers of a listing's page. */
export function listingHeaders(given: { readonly loaderHeaders: Headers; readonly errorHeaders: Headers | undefined }) {
  return given.loaderHeaders.has('Cache-Control') ? given.loaderHeaders : publicHeaders(given)
}

/** The head of a listing's page. */
export function listingMeta(page: ListingPage, words: ListingWords) {
  const { query, listing, origin, isLimited } = page
  // A category is listed under several addresses, with one canonical address.
  const place = query.category !== null && query.search === '' ? placeOf(query.category) : page.place
  const at = (number: number) => origin + canonicalListingHref(place, { ...query, page: number })
  return pageMeta({
    description: words.description,
    title: query.page > 1 ? words.later(words.title, query.page) : words.title,
    canonical: at(listing.page),
    previous: query.from > 1 ? at(Math.min(query.from - 1, listing.pages)) : undefined,
    next: listing.page < listing.pages ? at(listing.page + 1) : undefined,
    // Search results, sort orders and combinations of filters are endless, and not pages of their own.
    noindex:
      query.search !== '' ||
      countFilters(query) > 0 ||
      listingHref(place, query) !== canonicalListingHref(place, query) ||
      query.sort !== 'relevance' ||
      listing.total === 0 ||
      isLimited ||
      isBeyondEnd(listing),
  })
}
