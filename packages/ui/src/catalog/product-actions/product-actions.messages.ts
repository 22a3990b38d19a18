export const productActionsMessages = {
  compare: 'Compare',
  /** Stands below the row while this product alone is picked. */
  one: 'Choose “Compare” on another product to see both side by side.',
  /** The link to the comparison. */
  compareItems: (count: number) => `Compare ${count} items`,
  /** Said in place of a pick that does not fit. */
  most: (count: number) => `${count} products are picked to compare, which is the most.`,
  share: 'Share',
  shareTitle: 'Share this product',
  twitter: 'Twitter',
  facebook: 'Facebook',
  linkedIn: 'LinkedIn',
  /** Follows the name of a site that opens in another window. */
  newWindow: '(opens a new window)',
  address: 'Address of this page',
  copy: 'Copy link',
  copied: 'The link is copied.',
  notCopied: 'The link was not copied. Select the address above and copy it.',
  questions: 'Have Questions?',
  call: 'Call',
  mail: 'Write to',
  contactUs: 'Contact Us',
}

export type ProductActionsMessages = typeof productActionsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    productActions: ProductActionsMessages
  }
}
