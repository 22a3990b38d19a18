export const orderReviewMessages = {
  items: 'Items',
  edit: 'Change',
  editOf: (section: string) => `Change ${section.toLowerCase()}`,
  quantity: (quantity: number, unit: string) => `${quantity} × ${unit}`,
}

export type OrderReviewMessages = typeof orderReviewMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    orderReview: OrderReviewMessages
  }
}
