export const listingMessages = {
  filters: 'Filters',
  chosenFilters: (count: number) => `Filters (${count})`,
  applyFilters: 'Apply filters',
  sort: 'Sort',
  pageSize: 'Products per page',
  perPage: (limit: number) => `${limit} per page`,
  view: 'View',
  grid: 'Grid',
  list: 'List',
  products: 'Products',
  /** @param shown the count as it is written */
  count: (count: number, shown: string) => (count === 1 ? '1 product' : `${shown} products`),
  /** Follows the count, for screen readers. */
  page: (page: number, pages: number) => `, page ${page} of ${pages}`,
  limited: 'Search is limited right now.',
  limitedBody:
    'These are the first products of our catalog for your words; filters, sorting and further pages will be back soon.',
  retry: 'Try again',
  /** The words of the search follow. */
  noMatch: 'No products match',
  /** The words that were found follow. */
  nearest: 'Showing the nearest:',
  /** The words of the search follow. */
  notAll: 'No product has all the words of',
  someWords: 'These products have some of them.',
  /** Follows the words that were found, if no product has all of these either. */
  someOfNearest: 'No product has all of these words, so these products have some of them.',
  goneFilter: (label: string) => `The filter “${label}” no longer exists and was left out.`,
  unreadable: (part: string) => `The address asks for “${part}”, which this list does not have. It was left out.`,
  dismiss: 'Dismiss',
}

export type ListingMessages = typeof listingMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    listing: ListingMessages
  }
}
