export const cartButtonMessages = {
  cart: 'Cart',
  units: (count: number): string => (count === 1 ? 'unit' : 'units'),
}

export type CartButtonMessages = typeof cartButtonMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    cartButton: CartButtonMessages
  }
}
