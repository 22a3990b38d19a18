export const salesOrderTableMessages = {
  caption: 'Sales orders',
  count: (total: number, written: string) => (total === 1 ? '1 order' : `${written} orders`),
  order: 'Order',
  date: 'Date',
  account: 'Account',
  po: 'PO number',
  shipTo: 'Ship to',
  placedBy: 'Placed by',
  items: 'Items',
  status: 'Status',
  total: 'Total',
  loading: 'Orders are loading',
  emptyTitle: 'No sales orders yet',
  empty: 'Orders appear here as soon as they are placed.',
  errorTitle: 'Orders could not be loaded',
  error: 'Nothing is lost. Try again in a moment.',
}

export type SalesOrderTableMessages = typeof salesOrderTableMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    salesOrderTable: SalesOrderTableMessages
  }
}
