export const promotionsScreenMessages = {
  title: 'Promotions',
  emptyTitle: 'No promotions are running just now',
  empty: 'Your account’s own prices always apply.',
}

declare module '../language/words.js' {
  interface StoreWords {
    promotionsScreen: typeof promotionsScreenMessages
  }
}
