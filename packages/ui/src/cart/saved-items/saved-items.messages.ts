export const savedItemsMessages = {
  title: 'Saved for later',
  /** @param count of the saved items */
  count: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  /** Follows the number of items if the customer sees prices. */
  pricesNow: 'prices as of today',
  quantity: (quantity: number, unit: string) => `${quantity} × ${unit}`,
  move: 'Move to cart',
  /** Begins with `move`, the visible words. */
  moveOf: (name: string) => `Move to cart: ${name}`,
  delete: 'Delete',
  /** Begins with `delete`, the visible word. */
  deleteOf: (name: string) => `Delete: ${name}`,
}

export type SavedItemsMessages = typeof savedItemsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    savedItems: SavedItemsMessages
  }
}
