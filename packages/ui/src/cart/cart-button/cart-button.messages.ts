export const cartButtonMessages = {
  cart: 'Cart',
  items: (count: number) => (count === 1 ? 'item' : 'items'),
}

export type CartButtonMessages = typeof cartButtonMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    cartButton: CartButtonMessages
  }
}
