export const accountSiteMessages = {
  security: 'Security',
  subscriptions: 'Subscriptions',
  quickOrder: 'Quick order',
  productLookup: 'Product lookup',
  issue: 'Report an issue',
}

declare module '../language/words.js' {
  interface StoreWords {
    accountSite: typeof accountSiteMessages
  }
}
