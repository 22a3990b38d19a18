export const overviewScreenMessages = {
  title: 'Your account',
  greeting: (firstName: string) => `Hello, ${firstName}! Here is how your account stands.`,
}

declare module '../language/words.js' {
  interface StoreWords {
    overviewScreen: typeof overviewScreenMessages
  }
}
