import { itemRefusalMessages } from '@gauze/rules/messages'

export const productCardMessages = {
  addToCart: 'Add to cart',
  /** In place of `addToCart` for an item that is out of stock. */
  backorder: 'Backorder',
  /** Follows the words on the button in its accessible name. */
  ofItem: (name: string, item: string) => `: ${name}, item ${item}`,
  added: 'Added',
  unavailable: itemRefusalMessages.unavailable,
  seeWhy: 'See why',
  headingEnd: (maker: string, item: string) => `, ${maker}, item ${item}`,
  identity: (mpn: string, item: string) => `MPN\u00a0${mpn} · Item\u00a0${item}`,
  orderedBefore: 'Ordered before',
  orderedOn: (date: string) => `Ordered on ${date}`,
}

export type ProductCardMessages = typeof productCardMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    productCard: ProductCardMessages
  }
}
