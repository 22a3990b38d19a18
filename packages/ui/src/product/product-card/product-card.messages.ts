import { itemRefusalMessages } from '@gauze/rules/messages'

export const productCardMessages = {
  addToCart: 'Add to cart',
  addOf: (name: string, item: number) => `Add to cart: ${name}, item ${item}`,
  ofItem: (name: string, item: number) => `: ${name}, item ${item}`,
  added: 'Added',
  addedOf: (name: string, item: number) => `Added: ${name}, item ${item}`,
  unavailable: itemRefusalMessages.unavailable,
  seeWhy: 'See why',
  headingEnd: (maker: string, item: number) => `, ${maker}, item ${item}`,
  identity: (mpn: string, item: number) => `MPN\u00a0${mpn} · Item\u00a0${item}`,
  orderedOn: (date: string) => `Ordered on ${date}`,
}

export type ProductCardMessages = typeof productCardMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    productCard: ProductCardMessages
  }
}
