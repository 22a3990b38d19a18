export const productGridMessages = {
  loading: 'Products are loading',
  emptyTitle: 'No products match',
  emptyBody: 'Remove a filter, check the spelling, or search for fewer words.',
}

export type ProductGridMessages = typeof productGridMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    productGrid: ProductGridMessages
  }
}
