export const orderDetailsMessages = {
  summary: 'Order summary',
  date: 'Date',
  po: 'PO number',
  placedBy: 'Placed by',
  status: 'Status',
  payment: 'Payment',
  shipDate: 'Ship date',
  shipTo: 'Ship to',
  billTo: 'Bill to',
  items: 'Items',
  item: 'Item',
  identity: (mpn: string, item: number) => `MPN\u00a0${mpn} · Item\u00a0${item}`,
  unit: 'Unit',
  price: 'Price',
  ordered: 'Ordered',
  shipped: 'Shipped',
  total: 'Total',
  notes: 'Notes',
  rejectedBy: (name: string, date: string) => (name === '' ? `Rejected on ${date}` : `Rejected by ${name} on ${date}`),
  resend: 'Edit and resend',
  resendTitle: 'Add to the items in your cart?',
  /** @param units the units in the cart */
  resendBody: (units: number) =>
    `Your cart has ${units === 1 ? '1 unit' : `${units} units`}. The items of this order are added to them.`,
  resendAdd: 'Add to cart',
  reorderAll: 'Reorder all',
  reorder: 'Reorder',
  reorderOne: (item: string) => `Reorder ${item}`,
  parcels: 'Shipments',
  print: 'Print',
  cancelOrder: 'Cancel order',
  cancelTitle: (orderNumber: string) => `Cancel order ${orderNumber}?`,
  cancelBody: 'Nothing ships, and you owe nothing for this order. This can’t be undone.',
  cancelReason: 'Reason',
  cancelReasonHelp: 'Shown in the history of the order',
  keepOrder: 'Keep order',
  history: 'History',
  /** @param by the name of the person; empty if the store did it */
  event: (date: string, by: string) => (by ? `${date}, by ${by}` : date),
  shippedOn: (carrier: string, date: string) => `${carrier}, shipped ${date}`,
  deliveredOn: (date: string) => `delivered ${date}`,
}

export type OrderDetailsMessages = typeof orderDetailsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    orderDetails: OrderDetailsMessages
  }
}
