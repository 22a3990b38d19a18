export const easyReorderMessages = {
  window: 'Bought in the last',
  daysOf: (days: number) => `${days} days`,
  filters: (inUse: number) => (inUse === 0 ? 'Filters' : `Filters, ${inUse} in use`),
  source: 'From',
  salesOrder: 'Order History',
  estimate: 'Estimates',
  search: 'Search',
  searchHint: 'Name or part number',
  caption: 'Items bought before',
  count: (total: number, written: string) => (total === 1 ? '1 item' : `${written} items`),
  noneChosen: (total: string) => `None of ${total} chosen`,
  chosen: (written: string, total: string) => `${written} chosen of ${total}`,
  due: (count: number, written: string) =>
    `Due by your rhythm: ${count === 1 ? '1 item' : `${written} items`}, with the last quantity`,
  others: 'The others, newest first',
  item: 'Item',
  inCart: 'In your cart',
  mpn: (mpn: string) => `MPN\u00a0${mpn}`,
  itemNumber: (item: string) => `Item\u00a0${item}`,
  date: 'Ordered on',
  /** How often the item was bought in the window. */
  purchases: (count: number, written: string) => (count === 1 ? 'once' : `${written} times`),
  every: (days: number, written: string) => (days === 1 ? 'every day' : `every ${written} days`),
  /** How much the latest purchase was, and how often the item is bought. */
  bought: (quantity: string, often: string) => `${quantity}, ${often}`,
  price: 'Paid, then now',
  same: (source: 'salesOrder' | 'estimate'): string => (source === 'estimate' ? 'as estimated' : 'same as paid'),
  less: (percent: string) => `${percent}% less`,
  more: (percent: string) => `${percent}% more`,
  /** The price of the latest purchase, per source. */
  paid: (amount: string) => `Paid ${amount}`,
  estimated: (amount: string) => `Estimated ${amount}`,
  unit: 'Unit',
  unitOf: (item: string) => `Unit of ${item}`,
  quantity: 'Quantity',
  addShort: 'Add',
  addOne: (item: string) => `Add ${item} to cart`,
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
