export const siteFooterMessages = {
  accessibility: 'Accessibility',
}

declare module '../language/words.js' {
  interface StoreWords {
    siteFooter: typeof siteFooterMessages
  }
}
