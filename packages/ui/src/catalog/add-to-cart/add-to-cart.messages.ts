import { itemRefusalMessages } from '@gauze/rules/messages'

export const addToCartMessages = {
  addToCart: 'Add to cart',
  /** In place of `addToCart` for an item that is out of stock. */
  backorder: 'Backorder',
  unavailable: itemRefusalMessages.unavailable,
  loginToView: itemRefusalMessages.signedOut,
  onAllocation: 'This item is on allocation and quantity may be limited',
  noMoreAllocation: 'There is no more allocation of this item for your account.',
  addLicense: 'Add a license',
  call: (phone: string) => `Call ${phone}`,
  findSimilar: 'Find similar items',
  whyInactive: 'This item is no longer sold.',
  whyUnavailable: 'This item cannot be ordered online at present.',
  whyNotSellable: 'We do not sell items of this license level at present.',
}

export type AddToCartMessages = typeof addToCartMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    addToCart: AddToCartMessages
  }
}
