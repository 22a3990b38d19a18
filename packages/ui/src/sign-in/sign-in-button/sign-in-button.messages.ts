/** The texts of signing in on another site than the store's. */
export const signInButtonMessages = {
  signIn: 'Sign in',
  signOut: 'Sign out',
  signedInAs: (name: string) => `Signed in as ${name}`,
  lost: 'You have been signed out. Sign in again to go on where you were.',
  notSignedIn: 'You are not signed in.',
}

export type SignInButtonMessages = typeof signInButtonMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    signInButton: SignInButtonMessages
  }
}
