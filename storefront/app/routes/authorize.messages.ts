export const authorizeScreenMessages = {
  metaTitle: 'Sign in to another site',
  title: 'Sign in',
  needsScript: 'Signing in needs JavaScript. Switch it on, then try again.',
  /** The address of the other site lacks a part. */
  incompleteTitle: 'This address is not complete',
  incomplete: 'Go back to the site that you came from, and sign in again from there.',
}

declare module '../language/words.js' {
  interface StoreWords {
    authorizeScreen: typeof authorizeScreenMessages
  }
}
