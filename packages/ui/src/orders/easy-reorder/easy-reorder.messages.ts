export const easyReorderMessages = {
  window: 'Bought in the last',
  /** The unit of the window; on a phone only assistive technology has it. */
  days: 'days',
  source: 'From',
  salesOrder: 'Order History',
  estimate: 'Estimates',
  search: 'Search',
  searchHint: 'Name or part number',
  caption: 'Items bought before',
  count: (total: number, written: string) => (total === 1 ? '1 item' : `${written} items`),
  noneChosen: 'Choose items, then add them together.',
  chosen: (written: string) => `${written} chosen`,
  item: 'Item',
  identity: (mpn: string, item: string) => `MPN\u00a0${mpn} · Item\u00a0${item}`,
  date: 'Ordered on',
  orderedOn: (date: string) => `Ordered on ${date}`,
  /** How often the item was bought in the window. */
  purchases: (count: number, written: string) => (count === 1 ? 'once' : `${written} times`),
  price: 'Price',
  /** The price of the latest purchase, per source. */
  paid: (amount: string) => `Paid ${amount}`,
  estimated: (amount: string) => `Estimated ${amount}`,
  unit: 'Unit',
  unitOf: (item: string) => `Unit of ${item}`,
  quantity: 'Quantity',
  total: 'Total',
  add: (count: number, written: string) => (count === 0 ? 'Add to cart' : `Add ${written} to cart`),
  emptyTitle: 'Nothing to reorder yet',
  empty: 'Items appear here once your company has bought them. Choose more days to look further back.',
  noMatchTitle: 'No items match',
  noMatch: 'Change the search, or choose more days to look further back.',
}

export type EasyReorderMessages = typeof easyReorderMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    easyReorder: EasyReorderMessages
  }
}
