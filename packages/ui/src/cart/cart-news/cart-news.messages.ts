export const cartNewsMessages = {
  added: (what: string) => `Added to your cart: ${what}`,
  /** @param count of the items that were added together */
  addedTogether: (count: number) =>
    count === 1 ? '1 item was added to your cart' : `${count} items were added to your cart`,
  /** The store added some of the items, or less than the requested quantity. */
  addedInPart: (full: number, count: number) => `${full} of ${count} items were added to your cart in full`,
  delayedTogether: (count: number) =>
    `${count === 1 ? '1 item is' : `${count} items are`} not in your cart yet, because the store does not answer. We’ll keep trying while this page is open.`,
  viewCart: 'View cart',
  removed: (what: string) => `Removed ${what}`,
  savedForLater: (what: string) => `Saved for later: ${what}`,
  movedToCart: (what: string) => `Moved to your cart: ${what}`,
  deletedSaved: (what: string) => `Deleted from your saved items: ${what}`,
  undo: 'Undo',
  /** The answer to an undo. */
  putBack: (what: string) => `Put back ${what}`,
  /** Makers share names, so the number belongs to the name. */
  item: (name: string, item: string) => `${name}, item ${item}`,
  requested: (quantity: number, unit: string | null, item: string) =>
    unit === null ? `${quantity} × ${item}` : `${quantity} × ${unit}, ${item}`,
  granted: (granted: number, requested: string) => `${granted} of ${requested}`,
  adjusted: 'Item quantites are limited and has been adjusted in your cart',
  /** By the call that the store refused. */
  addItem: 'Not added',
  addItems: 'Not added',
  editItem: 'Not changed to',
  removeItem: 'Not removed',
  emptyCart: 'Not emptied',
  saveForLater: 'Not saved for later',
  deleteSaveForLater: 'Not deleted from your saved items',
  moveItemToCart: 'Not moved to your cart',
  clearNotifications: 'Notices not cleared',
  refused: (what: string, requested: string) => `${what}: ${requested}`,
  delayed: (name: string | null) =>
    `${name ?? 'The item'} is not in your cart yet, because the store does not answer. We’ll keep trying while this page is open; press the button again to try now.`,
  dropped: (names: readonly string[]) =>
    `The session changed before the store had confirmed your last changes of the cart${
      names.length > 0 ? ` (${names.join(', ')})` : ''
    }. Look that cart over when you are back in it.`,
}

export type CartNewsMessages = typeof cartNewsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    /** Results of changes to the cart. */
    cartNews: CartNewsMessages
  }
}
