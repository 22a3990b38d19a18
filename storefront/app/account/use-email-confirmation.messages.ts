export const emailConfirmationMessages = {
  confirmed: (email: string) => `${email} is your email address now.`,
}

declare module '../language/words.js' {
  interface StoreWords {
    emailConfirmation: typeof emailConfirmationMessages
  }
}
