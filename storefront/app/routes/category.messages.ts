export const categoryScreenMessages = {
  /** For search engines. */
  description: (category: string, count: number) => `${category}: ${count} products, delivered in 24 hours.`,
}

declare module '../language/words.js' {
  interface StoreWords {
    categoryScreen: typeof categoryScreenMessages
  }
}
