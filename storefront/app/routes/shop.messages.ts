export const shopScreenMessages = {
  title: 'Shop all categories',
  metaDescription: 'Every category of medical supplies, from exam gloves to laboratory.',
  description: 'Choose a category, or see everything at once.',
  /** In the breadcrumbs. */
  shop: 'Shop',
  all: 'See all products',
}

declare module '../language/words.js' {
  interface StoreWords {
    shopScreen: typeof shopScreenMessages
  }
}
