export const addedItemsMessages = {
  pending: (count: number, written: string) => (count === 1 ? 'Adding 1 item…' : `Adding ${written} items…`),
  /** @param all the number of lines of the addition */
  added: (count: string, all: string) => `${count} of ${all} added to your cart.`,
  adjusted: (count: number, written: string) =>
    count === 1 ? 'One has a smaller quantity.' : `${written} have a smaller quantity.`,
  refused: (count: number, written: string) =>
    count === 1 ? 'One was not added; its line says why.' : `${written} were not added; their lines say why.`,
  delayed: 'The store does not answer. It is asked again while this page stays open.',
  undo: 'Undo all',
  undone: 'Taken out of your cart again.',
  undoFailed: 'The items are still in your cart, because the store did not answer. Try again.',
  viewCart: 'View cart',
  amount: (quantity: string, unit: string) => `${quantity} × ${unit}`,
  linePending: (amount: string) => `Adding ${amount}`,
  lineAdded: (amount: string) => `Added ${amount}`,
  lineAdjusted: (granted: string, amount: string) =>
    `Added ${granted} of ${amount}, because the quantity of this item is limited`,
  lineRefused: (why: string) => `Not added. ${why}`,
  lineDelayed: (amount: string) => `${amount} not added yet`,
}

export type AddedItemsMessages = typeof addedItemsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    addedItems: AddedItemsMessages
  }
}
