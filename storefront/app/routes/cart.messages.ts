export const cartScreenMessages = {
  title: 'Your cart',
  /** @param quickOrder the link to the page */
  scanner: (quickOrder: string) => `Do you have item numbers or a scanner? ${quickOrder}`,
  quickOrder: 'Use Quick order',
}

declare module '../language/words.js' {
  interface StoreWords {
    cartScreen: typeof cartScreenMessages
  }
}
