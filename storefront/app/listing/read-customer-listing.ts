import type { ApiClient } from '@gauze/api-client'
import { type ListingAddress, readListingPage } from '../data/read-listing-page.js'
import { ownLayout } from './own-layout.js'
import type { ShownListing } from './shown-listing.js'

export { categoryAddress, productsAddress } from '../data/read-listing-page.js'

/**
 * Reads a listing for a customer in the browser, with the code that lets the customer order from it: both arrive
 * together, so that nothing on the page moves. Rejects with the client's error.
 */
export async function readCustomerListing(
  api: ApiClient,
  { place, query }: ListingAddress,
  url: URL,
): Promise<ShownListing> {
  const [page, ordering] = await Promise.all([
    readListingPage(api, { place, query: ownLayout(url.searchParams, query) }, url, location.origin),
    // Without this code, the cards add one of a product, as a visitor's do after the login.
    import('./listing-order.js').catch(() => undefined),
  ])
  return ordering ? { ...page, ordering } : page
}
