export const subscriptionScreenMessages = {
  title: 'Subscription',
  choose: 'Choose the item list to order on a schedule.',
  titleOf: (list: string) => `Subscription of ${list}`,
  make: (list: string) => `Make ${list} a subscription`,
  description: 'Schedule, delivery and payment. Each order is placed for you on its day.',
}

declare module '../language/words.js' {
  interface StoreWords {
    subscriptionScreen: typeof subscriptionScreenMessages
  }
}
