export const productsScreenMessages = {
  all: 'All products',
  /** In the breadcrumbs. */
  products: 'Products',
  results: (search: string) => `Results for “${search}”`,
  resultsWithin: (search: string, category: string) => `Results for “${search}” in ${category}`,
}

declare module '../language/words.js' {
  interface StoreWords {
    productsScreen: typeof productsScreenMessages
  }
}
