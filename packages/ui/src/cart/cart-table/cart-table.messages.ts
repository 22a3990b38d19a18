export const cartTableMessages = {
  label: 'Items in your cart',
  loading: 'Your cart is loading...',
  emptyTitle: 'Your cart is empty',
  empty: 'Your cart is currently empty.',
  browse: 'Browse products',
  /** Announced when choosing a unit merged a line with another line of its item. */
  merged: (name: string, quantity: number) => `Merged with ${name}, quantity ${quantity}`,
  /**
   * @param count of the notices
   * @param names of the items that they are about; empty if they are about none
   */
  notices: (count: number, names: readonly string[]) =>
    `${count === 1 ? '1 notice' : `${count} notices`}${names.length > 0 ? `: ${names.join('; ')}` : ''}`,
  clear: 'Clear',
  /** Begins with `clear`, the visible word. */
  clearNotices: 'Clear notices',
  /** Announced when the notices were cleared. */
  cleared: 'Notices cleared',
  nameApart: (name: string, item: string, unit: string | null) =>
    unit === null ? `${name}, item ${item}` : `${name}, item ${item}, ${unit}`,
}

export type CartTableMessages = typeof cartTableMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    cartTable: CartTableMessages
  }
}
