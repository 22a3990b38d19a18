import type { ListingPage } from '../data/listing-page.js'

/** A listing in the browser. */
export interface ShownListing extends ListingPage {
  /** The code that lets a customer order from the listing; a visitor's page has none, and works without it. */
  readonly ordering?: typeof import('./listing-order.js')
}
