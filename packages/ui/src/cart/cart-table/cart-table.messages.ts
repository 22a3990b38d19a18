export const cartTableMessages = {
  label: 'Items in your cart',
  loading: 'Your cart is loading...',
  emptyTitle: 'Your cart is empty',
  empty: 'Your cart is currently empty.',
  browse: 'Browse products',
}

export type CartTableMessages = typeof cartTableMessages
