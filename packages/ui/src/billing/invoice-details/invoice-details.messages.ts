export const invoiceDetailsMessages = {
  summary: 'Invoice summary',
  order: 'Order',
  /** @param date the day when it is due, with its weekday */
  dueOn: (date: string) => `Due ${date}`,
  applications: 'Payments and credits',
  source: 'Paid by',
  payment: (number: string) => `Payment ${number}`,
  creditMemo: (number: string) => `Credit memo ${number}`,
  amount: 'Amount',
  paidSum: 'Payments',
  creditedSum: 'Credits',
  pendingSum: 'Payments on their way',
  /** After the amount of a pending payment. */
  isOnItsWay: 'on its way',
  amountDue: 'Amount due',
  pay: (amount: string) => `Pay ${amount}`,
  pdf: 'PDF',
}

export type InvoiceDetailsMessages = typeof invoiceDetailsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    invoiceDetails: InvoiceDetailsMessages
  }
}
