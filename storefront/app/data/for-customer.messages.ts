export const forCustomerMessages = {
  /** The account did not answer. */
  visitors: 'Your account could not be reached, so this is what visitors see. Reload the page to try again.',
}

declare module '../language/words.js' {
  interface StoreWords {
    forCustomer: typeof forCustomerMessages
  }
}
