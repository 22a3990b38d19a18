export const compareScreenMessages = {
  title: 'Compare products',
}

declare module '../language/words.js' {
  interface StoreWords {
    compareScreen: typeof compareScreenMessages
  }
}
