export const lookupScreenMessages = {
  title: 'Product lookup',
  description: 'Find products by barcode, item number, MPN or name, and add them together.',
}

declare module '../language/words.js' {
  interface StoreWords {
    lookupScreen: typeof lookupScreenMessages
  }
}
