export const categoryTreeMessages = {
  label: 'Category',
  all: 'All categories',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
}

export type CategoryTreeMessages = typeof categoryTreeMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    categoryTree: CategoryTreeMessages
  }
}
