export const cartPreviewMessages = {
  title: 'Cart',
  loading: 'Your cart is loading...',
  empty: 'Your cart is currently empty.',
  emptyTitle: 'Your cart is empty',
  count: (count: number) => (count === 1 ? '1 unit' : `${count} units`),
  quantity: (quantity: number) => `Quantity: ${quantity}`,
  /** @param price of one unit, exactly */
  priced: (quantity: number, price: string) => `Quantity: ${quantity} × ${price}`,
  subtotal: 'Subtotal',
  viewCart: 'View cart',
  checkout: 'Checkout',
}

export type CartPreviewMessages = typeof cartPreviewMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    cartPreview: CartPreviewMessages
  }
}
