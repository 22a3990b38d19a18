import { recordFiltersMessages } from '../../data-table/record-filters/record-filters.messages.js'

export const salesOrdersMessages = {
  ...recordFiltersMessages,
  search: 'Order or PO number',
  /** Shown instead of the orders while a day has an error. */
  paused: 'No orders are listed until the days above are corrected.',
  noMatchTitle: 'No orders match',
  noMatch: 'Change a filter, or clear them all to see every order.',
}

export type SalesOrdersMessages = typeof salesOrdersMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    salesOrders: SalesOrdersMessages
  }
}
