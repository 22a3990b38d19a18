export const sortSelectMessages = {
  label: 'Sort by',
  relevance: 'Best match',
  name: 'Name A to Z',
  priceAsc: 'Price, low to high',
  priceDesc: 'Price, high to low',
  newest: 'Newest',
}

export type SortSelectMessages = typeof sortSelectMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    sortSelect: SortSelectMessages
  }
}
