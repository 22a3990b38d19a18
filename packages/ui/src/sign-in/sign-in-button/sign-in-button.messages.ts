/** The texts of signing in on another site than the store's. */
export const signInButtonMessages = {
  signIn: 'Sign in',
  signOut: 'Sign out',
  signedInAs: (name: string) => `Signed in as ${name}`,
  lost: 'You have been signed out. Sign in again to go on where you were.',
  notSignedIn: 'You are not signed in.',
  /** The page is a visitor's, and the store did not hear of it. */
  unheard:
    'You are signed out on this page, but the store did not answer, so you may still be signed in there. On a shared computer, try again before you leave.',
  tryAgain: 'Try again',
}

export type SignInButtonMessages = typeof signInButtonMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    signInButton: SignInButtonMessages
  }
}
