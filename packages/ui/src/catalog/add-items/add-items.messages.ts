export const addItemsMessages = {
  /** Makers share names, so the number belongs to the name. */
  item: (name: string, item: string) => `${name}, item ${item}`,
  amount: (quantity: string, unit: string) => `${quantity} × ${unit}`,
  hint: 'Enter quantities, then add the items together.',
  /** In place of `hint` once a row is filled. The sum follows. */
  subtotal: 'Subtotal',
  /** @param written the number as it is written */
  add: (count: number, written: string) => {
    if (count === 0) return 'Add items to cart'
    return count === 1 ? 'Add 1 item to cart' : `Add ${written} items to cart`
  },
  /** On the button of one row. */
  addRow: 'Add',
  /** In place of `addRow` in the accessible name of the button. */
  addToCart: 'Add to cart',
  backorder: 'Backorder',
  /** Follows the words on the button of a row in its accessible name. */
  ofItem: (name: string, itemName: string) => `: ${name}, item ${itemName}`,
  others: 'From other searches',
  pending: (amount: string) => `Adding ${amount}`,
  delayed: (amount: string) =>
    `${amount} not added yet, because the store does not answer. The store is asked again while this page stays open.`,
  added: (amount: string) => `Added ${amount}`,
  adjusted: (granted: string, amount: string) =>
    `Added ${granted} of ${amount}, because the quantity of this item is limited`,
  refused: (amount: string, why: string) => `Not added: ${amount}. ${why}`,
}

export type AddItemsMessages = typeof addItemsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    addItems: AddItemsMessages
  }
}
