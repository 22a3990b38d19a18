import type { ListingQuery } from '@gauze/ui/search/listing-url'

type Layout = ListingQuery['layout']

const PLACE = 'gauze-listing-view'

/** Remembers the layout that a person chose, in this browser. */
export function rememberLayout(layout: Layout): void {
  try {
    localStorage.setItem(PLACE, layout)
  } catch {
    // Without storage, the choice is only in the address.
  }
}

/**
 * The layout of a customer's listing: the one in its address, else the one that the customer chose last, else rows, which
 * are quicker to order from.
 * @param params the query string of the listing
 */
export function ownLayout(params: URLSearchParams, query: ListingQuery): ListingQuery {
  return params.has('view') ? query : { ...query, layout: rememberedLayout() }
}

function rememberedLayout(): Layout {
  try {
    return localStorage.getItem(PLACE) === 'grid' ? 'grid' : 'list'
  } catch {
    return 'list'
  }
}
