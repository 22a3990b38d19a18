import { quantityMessages } from '@gauze/rules/messages'

function of(itemName: string | undefined): string {
  return itemName === undefined ? '' : ` of ${itemName}`
}

export const quantityFieldMessages = {
  ...quantityMessages,
  label: (itemName: string | undefined) => `Quantity${of(itemName)}`,
  decrease: (itemName: string | undefined) => `Decrease quantity${of(itemName)}`,
  increase: (itemName: string | undefined) => `Increase quantity${of(itemName)}`,
  /** Announced after a stepper button was pressed. */
  stepped: (quantity: number) => `Quantity ${quantity}`,
  adjusted: (typed: string, quantity: number) => `${typed} was changed to ${quantity}`,
}

export type QuantityFieldMessages = typeof quantityFieldMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    quantityField: QuantityFieldMessages
  }
}
