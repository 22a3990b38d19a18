export const loginScreenMessages = {
  needsScript: (phone: string) =>
    `Logging in needs JavaScript. You can browse and search without it, or call ${phone}.`,
  confirming: 'We are confirming your new email address.',
  help: (phone: string, hours: string) => `Need help? Call ${phone}, ${hours}.`,
}

declare module '../language/words.js' {
  interface StoreWords {
    loginScreen: typeof loginScreenMessages
  }
}
