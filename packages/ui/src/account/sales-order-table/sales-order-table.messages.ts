export const salesOrderTableMessages = {
  caption: 'Sales orders',
  order: 'Order',
  date: 'Date',
  po: 'PO number',
  shipTo: 'Ship to',
  placedBy: 'Placed by',
  items: 'Items',
  status: 'Status',
  total: 'Total',
  loading: 'Orders are loading',
  emptyTitle: 'No sales orders yet',
  empty: 'Orders appear here as soon as they are placed.',
}

export type SalesOrderTableMessages = typeof salesOrderTableMessages
