export const orderDetailsMessages = {
  summary: 'Order summary',
  pdf: 'PDF',
  packingSlip: 'Packing slip',
  placedBy: 'Placed by',
  payment: 'Payment',
  shipDate: 'Ship date',
  ordered: 'Ordered',
  shipped: 'Shipped',
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
  cancelOrder: 'Cancel order',
  cancelTitle: (orderNumber: string) => `Cancel order ${orderNumber}?`,
  cancelBody: 'Nothing ships, and you owe nothing for this order. This can’t be undone.',
  cancelReason: 'Reason',
  cancelReasonHelp: 'Shown in the history of the order',
  keepOrder: 'Keep order',
  invoices: 'Invoices',
  /** @param date the day of the invoice
   * @param total its amount */
  invoiced: (date: string, total: string) => `${date}, ${total}`,
  amountDue: (amount: string) => `${amount} due`,
  nothingDue: 'nothing due',
  history: 'History',
  /** @param by the name of the person; empty if the store did it */
  event: (date: string, by: string) => (by ? `${date}, by ${by}` : date),
}

export type OrderDetailsMessages = typeof orderDetailsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    orderDetails: OrderDetailsMessages
  }
}
