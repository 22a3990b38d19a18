export const orderReviewMessages = {
  items: 'Items',
  edit: 'Change',
  editOf: (section: string) => `Change ${section.toLowerCase()}`,
  quantity: (quantity: number, unit: string) => `${quantity} × ${unit}`,
  /** @param price of one unit, exactly */
  priced: (quantity: number, unit: string, price: string) => `${quantity} × ${unit} at ${price}`,
}

export type OrderReviewMessages = typeof orderReviewMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    orderReview: OrderReviewMessages
  }
}
