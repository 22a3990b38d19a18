export const stockBadgeMessages = {
  inStock: 'In stock',
  outOfStock: 'Out of Stock',
  availability: (quantity: number) => `Availability: ${quantity}`,
}

export type StockBadgeMessages = typeof stockBadgeMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    stockBadge: StockBadgeMessages
  }
}
