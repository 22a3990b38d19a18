export const estimateScreenMessages = {
  /** @param quote the title of the quote */
  description: (quote: string) => `Our prices for the quote ${quote}`,
}

declare module '../../language/words.js' {
  interface StoreWords {
    estimateScreen: typeof estimateScreenMessages
  }
}
