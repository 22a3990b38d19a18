import { itemRefusalMessages } from '@gauze/rules/messages'

export const priceMessages = {
  loginToView: itemRefusalMessages.signedOut,
  listPrice: 'List price',
  per: (unit: string) => `/ ${unit.charAt(0).toLowerCase()}${unit.slice(1)}`,
}

export type PriceMessages = typeof priceMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    price: PriceMessages
  }
}
