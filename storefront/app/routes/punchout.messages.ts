export const punchoutScreenMessages = {
  metaTitle: 'Punch-out',
  welcome: 'Welcome to Gauze',
  needsScript: 'Shopping from a procurement system needs JavaScript. Switch it on, then open the catalog again.',
  help: (phone: string) => `Call ${phone} if that does not help.`,
  /** For a person who opens the address by hand. */
  title: 'Punch-out starts in your procurement system',
  description:
    'A punch-out session cannot be opened from here. Open the Gauze catalog in your company’s procurement system and you will be brought back logged in.',
  shop: 'Continue shopping',
  browse: 'Browse without an account',
  cart: 'View cart',
  login: 'Log in',
  broken: (phone: string, hours: string) => `Does the link in your system not work? Call ${phone}, ${hours}.`,
}

declare module '../language/words.js' {
  interface StoreWords {
    punchoutScreen: typeof punchoutScreenMessages
  }
}
