export const checkoutScreenMessages = {
  title: 'Checkout',
  description: 'Delivery and payment. You’ll review your order before placing it.',
}

declare module '../language/words.js' {
  interface StoreWords {
    checkoutScreen: typeof checkoutScreenMessages
  }
}
