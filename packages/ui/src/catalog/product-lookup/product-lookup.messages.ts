export const productLookupMessages = {
  label: 'Item number, MPN or name',
  find: 'Find',
  missing: 'Enter an item number, an MPN or a name',
  /** How many products were found. @param written the number as it is written */
  count: (count: number, written: string, search: string) =>
    `${count === 1 ? '1 product' : `${written} products`} for “${search}”`,
  /** Said of a full list, which may be the beginning of a longer one. */
  first: (written: string, search: string) => `First ${written} products for “${search}”`,
  seeAll: 'See all results',
  emptyTitle: (search: string) => `No products match “${search}”`,
  empty: 'Check the number or the spelling, or search for fewer words.',
  errorTitle: 'Products could not be looked up',
  error: 'Your search is kept. Try again in a moment.',
}

export type ProductLookupMessages = typeof productLookupMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    productLookup: ProductLookupMessages
  }
}
