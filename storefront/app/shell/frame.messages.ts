export const frameMessages = {
  /** The first level of breadcrumbs. */
  home: 'Home',
  /** The title of a later page of a list. */
  page: (title: string, page: number) => `${title}, page ${page}`,
  /** The menu of all categories, in capitals like the titles of the content service next to it. */
  productsMenu: 'PRODUCTS',
  products: 'Products',
  reorder: 'Reorder',
  lists: 'Lists',
  quickOrder: 'Quick order',
  /** The name of the logo in the checkout. */
  backToCart: 'Gauze: back to your cart',
}

declare module '../language/words.js' {
  interface StoreWords {
    frame: typeof frameMessages
  }
}
