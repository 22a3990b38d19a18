export const listingEmptyMessages = {
  beyondEnd: 'There is no such page',
  /** @param shown the count as it is written */
  beyondEndBody: (pages: number, shown: string) =>
    `This list has ${pages === 1 ? '1 page' : `${shown} pages`}. Products may have left it since the link was made.`,
  lastPage: 'Go to the last page',
  firstPage: 'Go to the first page',
  /** @param search the words; empty without a search */
  nothing: (search: string, isFiltered: boolean) =>
    `No products match${search && ` “${search}”`}${isFiltered ? `${search && ' with'} these filters` : ''}`,
  clearFilters: 'Clear all filters',
  outside: (category: string) => `Search outside ${category}`,
  remove: (filter: string) => `Remove ${filter}`,
  /** @param shown the count as it is written */
  products: (count: number, shown: string) => (count === 1 ? '1 product' : `${shown} products`),
  /** To the category that is nearest to the words. */
  nearest: (category: string) => `See ${category}`,
  /** To the page of all categories. */
  categories: 'Browse categories',
  /** To the page that takes questions. */
  ask: 'Ask us to source it',
  /** Around the telephone number. */
  call: 'Call',
  helps: 'and we will help you find it.',
  spelling: 'Check the spelling, or search for fewer words.',
}

export type ListingEmptyMessages = typeof listingEmptyMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    listingEmpty: ListingEmptyMessages
  }
}
