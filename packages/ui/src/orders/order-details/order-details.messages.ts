export const orderDetailsMessages = {
  summary: 'Order summary',
  more: (order: string) => `More actions for order ${order}`,
  pdf: 'Order as PDF',
  packingSlip: 'Packing slip',
  placed: 'Placed',
  placedOn: (date: string, name: string) => `${date} by ${name}`,
  nextApproval: 'Nothing ships before it is approved.',
  nextPacking: 'We are packing it.',
  nextShip: (day: string) => `It ships ${day}.`,
  nextPart: (shipped: number, lines: number) => `${shipped} of ${lines} lines have shipped in full.`,
  nextShort: (lines: number) =>
    lines === 0 ? '' : lines === 1 ? '1 line waits for stock.' : `${lines} lines wait for stock.`,
  nextRest: 'The rest follows.',
  nextShipped: 'All of it is on its way.',
  nextDelivered: (day: string) => `It arrived ${day}.`,
  nextCanceled: 'Nothing ships, and you owe nothing for it.',
  payment: 'Payment',
  shipDate: 'Ship date',
  ordered: 'Ordered',
  where: 'Where it is',
  states: {
    backordered: 'Waits for stock',
    open: 'Not shipped yet',
    shipped: 'Shipped',
    delivered: 'Delivered',
  },
  partShipped: (shipped: string, ordered: string) => `${shipped} of ${ordered} shipped`,
  notes: 'Notes',
  rejectedBy: (name: string, date: string) => (name === '' ? `Rejected on ${date}` : `Rejected by ${name} on ${date}`),
  resend: 'Edit and resend',
  resendTitle: 'Add to the items in your cart?',
  /** @param units the units in the cart */
  resendBody: (units: number) =>
    `Your cart has ${units === 1 ? '1 unit' : `${units} units`}. The items of this order are added to them.`,
  resendAdd: 'Add to cart',
  reorderAll: (count: number, written: string) => (count === 1 ? 'Reorder 1 line' : `Reorder ${written} lines`),
  reorder: 'Reorder',
  reorderOne: (item: string) => `Reorder ${item}`,
  returnItems: 'Return items',
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
