export const confirmationScreenMessages = {
  metaTitle: 'Your order',
  waits: (order: string) =>
    `Order ${order} waits for approval. We have notified your administrator, and mail you the decision.`,
  placed: (order: string) => `Order ${order}. We have mailed you what happens next.`,
  keepShopping: 'Keep shopping',
  view: 'View order',
  title: 'Thank you. Your order is in.',
  /** The address names no order. */
  noneTitle: 'There is no order to show here',
  none: 'The address of this page names no order. Your orders are listed in your account.',
  orders: 'Sales Orders',
}

declare module '../language/words.js' {
  interface StoreWords {
    confirmationScreen: typeof confirmationScreenMessages
  }
}
