import { itemRefusalMessages } from '@gauze/rules/messages'

export const cartLineMessages = {
  unitOf: (name: string) => `Unit of ${name}`,
  /** Names the menu of a line in a narrow frame. */
  actionsOf: (name: string) => `Actions for ${name}`,
  save: 'Save for later',
  /** Begins with `save`, the visible words. */
  saveOf: (name: string) => `Save for later: ${name}`,
  remove: 'Remove',
  /** Begins with `remove`, the visible word. */
  removeOf: (name: string) => `Remove ${name}`,
  /** The quantity and the price of one unit. */
  times: (quantity: string, price: string) => `${quantity} × ${price}`,
  total: 'Total',
  identity: (mpn: string, item: string) => `MPN\u00a0${mpn} · Item\u00a0${item}`,
  priceChanged: (from: string, to: string) => `Price changed from ${from} to ${to}`,
  /** @param number of the estimate whose price the line has */
  atEstimate: (number: string) => `Price of estimate ${number}`,
  estimateExpired: (number: string) => `Estimate ${number} has expired, so your regular price applies`,
  estimateOrdered: (number: string) => `Estimate ${number} was ordered already, so your regular price applies`,
  estimateQuantity: (number: string, quantity: string) =>
    `Estimate ${number} covers up to ${quantity}, so your regular price applies`,
  estimateRegular: (number: string) =>
    `Your regular price is lower than the price of estimate ${number}, so your regular price applies`,
  estimateUnit: (number: string) => `Estimate ${number} is for another unit, so your regular price applies`,
  unavailable: itemRefusalMessages.unavailable,
}

export type CartLineMessages = typeof cartLineMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    cartLine: CartLineMessages
  }
}
