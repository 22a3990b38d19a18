export const paymentDetailsMessages = {
  summary: 'Payment summary',
  method: 'Method',
  paidBy: 'Paid by',
  returned: 'Returned on',
  memo: 'Memo',
  amount: 'Amount',
  applied: 'Applied',
  unapplied: 'Not applied',
  fee: 'Convenience fee',
  charged: 'Charged in all',
  applications: 'Applied to invoices',
  hadPaid: 'Had paid, until it was returned',
  source: 'Paid by',
  fromPayment: 'From this payment',
  fromCredits: 'From credits',
  inAll: 'In all',
  creditsStay: 'The credits stay applied after the return of the payment.',
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
