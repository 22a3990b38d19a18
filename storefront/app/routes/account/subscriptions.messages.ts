export const subscriptionsScreenMessages = {
  title: 'Subscriptions',
  description: 'No Hassle Reordering!',
}

declare module '../../language/words.js' {
  interface StoreWords {
    subscriptionsScreen: typeof subscriptionsScreenMessages
  }
}
