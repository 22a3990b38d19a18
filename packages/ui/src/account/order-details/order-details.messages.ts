export const orderDetailsMessages = {
  summary: 'Order summary',
  date: 'Date',
  po: 'PO number',
  placedBy: 'Placed by',
  status: 'Status',
  payment: 'Payment',
  shipTo: 'Ship to',
  billTo: 'Bill to',
  items: 'Items',
  item: 'Item',
  unit: 'Unit',
  price: 'Price',
  ordered: 'Ordered',
  shipped: 'Shipped',
  total: 'Total',
  notes: 'Notes',
  parcels: 'Shipments',
  shippedOn: (carrier: string, date: string) => `${carrier}, shipped ${date}`,
  deliveredOn: (date: string) => `delivered ${date}`,
}

export type OrderDetailsMessages = typeof orderDetailsMessages
