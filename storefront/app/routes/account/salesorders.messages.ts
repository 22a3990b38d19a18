export const salesOrdersScreenMessages = {
  /** For a login with several accounts. */
  ofAccounts: 'Every order of your accounts',
}

declare module '../../language/words.js' {
  interface StoreWords {
    salesOrdersScreen: typeof salesOrdersScreenMessages
  }
}
