export const updatesScreenMessages = {
  title: 'Updates',
  emptyTitle: 'There is no news just now',
  empty: 'Recalls, backorders and changes of delivery are told here as soon as we know of them.',
}

declare module '../language/words.js' {
  interface StoreWords {
    updatesScreen: typeof updatesScreenMessages
  }
}
