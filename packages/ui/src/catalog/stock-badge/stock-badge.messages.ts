export const stockBadgeMessages = {
  inStock: 'In stock',
  outOfStock: 'Out of Stock',
  availability: (quantity: number, unit = '') => `Availability: ${quantity}${unit && ` × ${unit}`}`,
}

export type StockBadgeMessages = typeof stockBadgeMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    stockBadge: StockBadgeMessages
  }
}
