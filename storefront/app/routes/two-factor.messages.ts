export const twoFactorScreenMessages = {
  title: 'Add a second step',
  logout: 'Log out',
}

declare module '../language/words.js' {
  interface StoreWords {
    twoFactorScreen: typeof twoFactorScreenMessages
  }
}
