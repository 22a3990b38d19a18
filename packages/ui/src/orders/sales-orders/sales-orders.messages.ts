import { recordListMessages } from '../../records/record-list/record-list.messages.js'

export const salesOrdersMessages = {
  ...recordListMessages,
  search: 'Order or PO number',
  caption: 'Sales orders',
  count: (total: number, written: string) => (total === 1 ? '1 order' : `${written} orders`),
  order: 'Order',
  date: 'Date',
  po: 'PO number',
  placedBy: 'Placed by',
  items: 'Units',
  total: 'Total',
  loading: 'Orders are loading',
  emptyTitle: 'No sales orders yet',
  empty: 'Orders appear here as soon as they are placed.',
  noMatchTitle: 'No orders match',
  noMatch: 'Change a filter, or clear them all to see every order.',
  errorTitle: 'Orders could not be loaded',
  /** Shown instead of the orders while a day has an error. */
  paused: 'No orders are listed until the days above are corrected.',
}

export type SalesOrdersMessages = typeof salesOrdersMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    salesOrders: SalesOrdersMessages
  }
}
