export const checkoutLayoutMessages = {
  title: 'Checkout',
}

declare module '../language/words.js' {
  interface StoreWords {
    checkoutLayout: typeof checkoutLayoutMessages
  }
}
