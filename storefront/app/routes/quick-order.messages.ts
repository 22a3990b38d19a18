export const quickOrderScreenMessages = {
  title: 'Quick order',
  description: 'Order by item number, MPN or barcode, with the keyboard or a scanner.',
}

declare module '../language/words.js' {
  interface StoreWords {
    quickOrderScreen: typeof quickOrderScreenMessages
  }
}
