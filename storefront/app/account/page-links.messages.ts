export const pageLinksMessages = {
  orders: 'Order lists',
  billing: 'Billing lists',
}

declare module '../language/words.js' {
  interface StoreWords {
    pageLinks: typeof pageLinksMessages
  }
}
