export const reviewScreenMessages = {
  title: 'Review your order',
}

declare module '../language/words.js' {
  interface StoreWords {
    reviewScreen: typeof reviewScreenMessages
  }
}
