export const registerScreenMessages = {
  title: 'Create Account',
  metaDescription: 'Open a business account to see your prices and to order on terms.',
  description: 'Open a business account for your practice or hospital. Fields are required unless marked optional.',
  /** @param login the link to the login */
  existing: (login: string) => `Already have one? ${login}`,
  login: 'Log in',
  needsScript: (phone: string) => `Applying needs JavaScript. You can also call ${phone}.`,
  next: 'What happens next',
  steps: [
    'We send you an email with the number of your application.',
    'A person checks it, usually within one business day.',
    'You get a link to choose a password, then you see your prices and can order.',
  ],
  talk: (phone: string, hours: string) => `Would you rather talk? Call ${phone}, ${hours}.`,
  /** @param application the link to the application */
  credit: (application: string) => `To buy on credit, also fill in the ${application}.`,
  application: 'credit application',
}

declare module '../language/words.js' {
  interface StoreWords {
    registerScreen: typeof registerScreenMessages
  }
}
