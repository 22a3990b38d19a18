export const countSheetMessages = {
  title: (list: string) => `Count sheet: ${list}`,
  description: 'Type what is on the shelf. The order fills each line up to its quantity on the list.',
  back: 'Back to the list',
  print: 'Print',
  clear: 'Start over',
  undo: 'Undo',
  cleared: 'All counts are cleared.',
  table: (list: string) => `Items of ${list} to count`,
  item: 'Item',
  par: 'Par',
  shelf: 'On the shelf',
  order: 'Order',
  countOf: (name: string, unit: string) => `${name}: ${unit} on the shelf`,
  identity: (manufacturer: string, mpn: string, item: string) =>
    [manufacturer, mpn, `Item ${item}`].filter(Boolean).join(' · '),
  perUnit: (quantity: string, unit: string) => `${quantity} × ${unit}`,
  invalid: 'Type a whole number, 0 for none.',
  enough: 'Enough',
  uncounted: 'Not counted',
  missing: (quantity: string, unit: string) => `${quantity} × ${unit}`,
  /** @param counted both numbers as they are written */
  progress: (counted: string, all: string) => `${counted} of ${all} counted`,
  find: 'Find an item on the sheet',
  findHint: 'Scan or type a number, then press Enter',
  notOnSheet: (text: string) => `“${text}” is not on this sheet. Check the number, or add the item to the list.`,
  notFound: (text: string, why: string) => `“${text}” was not looked up. ${why}`,
  /** @param written the number as it is written */
  add: (count: number, written: string) => {
    if (count === 0) return 'Add to cart'
    return count === 1 ? 'Add 1 line to cart' : `Add ${written} lines to cart`
  },
  addFor: (add: string, sum: string) => `${add}, ${sum}`,
  nothing: 'Nothing is missing on the lines that are counted. Type what is on the shelf first.',
  mend: (count: number, written: string) =>
    count === 1
      ? '1 count is no whole number. Correct it first.'
      : `${written} counts are no whole numbers. Correct them first.`,
  pending: 'Adding…',
  added: (quantity: string) => `Added ${quantity} to the cart`,
  adjusted: (granted: string, quantity: string) =>
    `Added ${granted} of ${quantity}, because the quantity of this item is limited`,
  refused: (why: string) => `Not added. ${why}`,
  delayed:
    'Not added yet, because the store does not answer. The store is asked again while this tab stays open, also after a reload.',
  viewCart: 'View cart',
  emptyTitle: 'This list has no items to count',
  empty: 'Add items to the list, with the quantity that should be on the shelf.',
}

export type CountSheetMessages = typeof countSheetMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    countSheet: CountSheetMessages
  }
}
