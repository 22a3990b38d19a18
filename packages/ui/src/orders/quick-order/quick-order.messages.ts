export const quickOrderMessages = {
  label: 'Lines of the order',
  help: 'Type or scan an item number, an MPN or a barcode, press Enter, type the quantity, press Enter. Paste many lines at once: item, quantity, unit. Ctrl+Enter adds everything.',
  line: (written: string) => `Line ${written}`,
  number: (written: string) => `Item number, MPN or barcode, line ${written}`,
  numberHint: 'Item number, MPN or barcode',
  quantity: (written: string) => `line ${written}`,
  unit: (name: string) => `Unit of ${name}`,
  choose: (count: number, written: string, text: string) =>
    count === 1
      ? `“${text}” is no item number. Do you mean this item?`
      : `${written} items match “${text}”. Choose one.`,
  chooseOne: 'Choose an item',
  take: 'Take this item',
  lookingUp: 'Looking it up…',
  none: (text: string) => `No item matches “${text}”. Check the number, or find the item by its name in the search.`,
  /** Without a connection. */
  unheard: 'The store does not answer. The item is looked up when it does. You can go on.',
  lineQueued: 'Waits for the store, and then goes to the cart.',
  failed: (why: string) => `The item was not looked up. ${why} Press Enter to try again.`,
  unitUnknown: (wanted: string) => `It is not sold as “${wanted}”. Choose the unit.`,
  chooseUnit: 'Choose the unit',
  wrongQuantity: (written: string) => `“${written}” is no quantity. Enter a whole number, 1 or more.`,
  identity: (manufacturer: string, mpn: string, item: string) =>
    [manufacturer, mpn, `Item ${item}`].filter(Boolean).join(' · '),
  found: (name: string, unit: string) => `${name}, ${unit}`,
  /** The news that lines without news of their own are in the cart. */
  addedLines: (count: number, written: string) =>
    count === 1 ? '1 line was added to your cart.' : `${written} lines were added to your cart.`,
  merged: (name: string, quantity: string) => `${name} is in the order already. Its quantity is now ${quantity}.`,
  cannotBuy: 'Cannot be ordered',
  specialOrder: 'Special Order',
  each: (quantity: string, price: string) => `${quantity} × ${price}`,
  remove: (name: string) => `Remove ${name}`,
  subtotal: 'Subtotal',
  /** @param written the number as it is written */
  add: (count: number, written: string) => {
    if (count === 0) return 'Add to cart'
    return count === 1 ? 'Add 1 line to cart' : `Add ${written} lines to cart`
  },
  nothing: 'No line has an item that can be ordered. Type an item number and press Enter.',
  mendQuantity: 'One quantity is not valid, so nothing was added. Correct it first.',
  /**
   * Lines that are ordered before the store has said which items they mean.
   * @param written the number as it is written
   */
  queued: (count: number, written: string) =>
    count === 1
      ? '1 line waits for the store, and then goes to the cart. It stays in this tab, also after a reload.'
      : `${written} lines wait for the store, and then go to the cart. They stay in this tab, also after a reload.`,
  pasted: (count: number, written: string) => (count === 1 ? '1 line was pasted.' : `${written} lines were pasted.`),
  /** Pasted lines without an item are left out. */
  nameless: (count: number, written: string) =>
    count === 1 ? '1 line without an item was left out.' : `${written} lines without an item were left out.`,
  /** Lines without an item, or with one that cannot be ordered, stay when the others are added. */
  left: (count: number, written: string) =>
    count === 1 ? '1 line is not complete, and stays here.' : `${written} lines are not complete, and stay here.`,
  tooMany: (most: string) => `An order has at most ${most} lines. The lines after that were left out.`,
  pending: 'Adding…',
  added: (quantity: string, unit: string) => `Added ${quantity} × ${unit}`,
  adjusted: (granted: string, quantity: string, unit: string) =>
    `Added ${granted} of ${quantity} × ${unit}, because the quantity of this item is limited`,
  refused: (why: string) => `Not added. ${why}`,
  delayed:
    'Not added yet, because the store does not answer. The store is asked again while this tab stays open, also after a reload.',
  viewCart: 'View cart',
}

export type QuickOrderMessages = typeof quickOrderMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    quickOrder: QuickOrderMessages
  }
}
