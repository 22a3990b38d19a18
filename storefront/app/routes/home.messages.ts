export const homeScreenMessages = {
  title: 'Medical supplies',
  description: 'Medical supplies for clinics, hospitals and practices: order on your account, delivered in 24 hours.',
  /** The heading of a page without a large picture. */
  heading: 'Gauze medical supplies',
  createAccount: 'Create Account',
}

declare module '../language/words.js' {
  interface StoreWords {
    homeScreen: typeof homeScreenMessages
  }
}
