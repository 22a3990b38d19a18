export const orderDetailsMessages = {
  summary: 'Order summary',
  pdf: 'PDF',
  packingSlip: 'Packing slip',
  placedBy: 'Placed by',
  payment: 'Payment',
  shipDate: 'Ship date',
  price: 'Price',
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
  returnItems: 'Return items',
  returnTitle: (orderNumber: string) => `Return items of order ${orderNumber}`,
  returnBody: 'We answer by email, and say where to send the goods. Please keep them until then.',
  /** @param most how many of the line can be returned */
  returnUpTo: (most: number, unitLabel: string) => `Up to ${most} × ${unitLabel}`,
  returnMost: (item: string, most: number) => `${item} must be at most ${most}`,
  returnWhole: (item: string) => `${item} must be a whole number`,
  returnNothing: 'Give a quantity for at least one item',
  returnReason: 'Reason',
  returnReasonHelp: 'Such as damaged, wrong item, or not needed.',
  returnCancel: 'Cancel',
  returnSend: 'Request return',
  returnSent: 'Your return was requested. It is below, under Returns.',
  returns: 'Returns',
  returnRequested: (returnNumber: string, date: string, by: string) => `${returnNumber}, ${date}, by ${by}`,
  returnedGoods: (quantity: number, unitLabel: string, item: string) => `${quantity} × ${unitLabel}, ${item}`,
  returnWaits: 'We have not answered yet. Please keep the goods until then.',
  returnApproved: (returnNumber: string) => `Send the goods back. Write the number ${returnNumber} on the parcel.`,
  returnReceived: 'We received the goods and credited them.',
  returnKept: 'We credited the goods. Keep them: you need not send anything back.',
  returnDeclined: 'We cannot credit these goods:',
  returnWithdrawn: 'This return was withdrawn.',
  returnWithdrawnNow: (returnNumber: string) => `You have withdrawn return ${returnNumber}.`,
  /** @param total the amount as text; null for a person who may not see it */
  returnMemo: (creditMemoNumber: string, total: string | null) =>
    total === null ? `Credit memo ${creditMemoNumber}` : `Credit memo ${creditMemoNumber} for ${total}`,
  returnWithdraw: 'Withdraw',
  returnWithdrawOne: (returnNumber: string) => `Withdraw return ${returnNumber}`,
  returnWithdrawTitle: (returnNumber: string) => `Withdraw return ${returnNumber}?`,
  returnWithdrawBody: 'We do not answer it then. You can ask for another return of the goods.',
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
