export const profileScreenMessages = {
  security: 'Change your password or second step, or see where you are logged in',
}

declare module '../../language/words.js' {
  interface StoreWords {
    profileScreen: typeof profileScreenMessages
  }
}
