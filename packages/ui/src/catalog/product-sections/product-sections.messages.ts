export const productSectionsMessages = {
  /** Names the links to the sections. */
  label: 'On this page',
  details: 'Details',
  downloads: 'Downloads',
  related: 'Related products',
  alternatives: 'Alternative products',
  /** Shown instead of the price of an alternative product. */
  alternativeLogin: 'Log in to see price',
}

export type ProductSectionsMessages = typeof productSectionsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    productSections: ProductSectionsMessages
  }
}
