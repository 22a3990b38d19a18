export const cartButtonMessages = {
  cart: 'Cart',
  items: (count: number) => (count === 1 ? 'item' : 'items'),
}

export type CartButtonMessages = typeof cartButtonMessages
