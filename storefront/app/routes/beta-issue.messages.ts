export const issueScreenMessages = {
  title: 'Report an issue',
  description: 'Tell us what happened, what you expected instead, and on which page.',
  login: (username: string) => `Login: ${username}`,
  company: (name: string) => `Company: ${name}`,
  call: (phone: string, hours: string) => `Or call ${phone}, ${hours}.`,
}

declare module '../language/words.js' {
  interface StoreWords {
    issueScreen: typeof issueScreenMessages
  }
}
