export const contentMessages = {
  within: (category: string) => `Within ${category}`,
  browse: 'Browse all products',
}

declare module '../language/words.js' {
  interface StoreWords {
    content: typeof contentMessages
  }
}
