export const paymentDetailsMessages = {
  summary: 'Payment summary',
  method: 'Method',
  paidBy: 'Paid by',
  memo: 'Memo',
  amount: 'Amount',
  applied: 'Applied',
  unapplied: 'Not applied',
  applications: 'Applied to invoices',
  none: 'Nothing of this payment is applied to an invoice yet.',
  invoice: 'Invoice',
  statuses: { Pending: 'Pending', Posted: 'Posted', Failed: 'Failed', Voided: 'Voided' },
  receipt: 'Receipt (PDF)',
}

export type PaymentDetailsMessages = typeof paymentDetailsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    paymentDetails: PaymentDetailsMessages
  }
}
