export const orderReturnsMessages = {
  returnTitle: (orderNumber: string) => `Return items of order ${orderNumber}`,
  returnBody: 'We answer by email, and say where to send the goods. Please keep them until then.',
  /** @param most how many of the line can be returned */
  returnUpTo: (most: number, unitLabel: string) => `Quantity to return, up to ${most} × ${unitLabel}`,
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
}

export type OrderReturnsMessages = typeof orderReturnsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    orderReturns: OrderReturnsMessages
  }
}
