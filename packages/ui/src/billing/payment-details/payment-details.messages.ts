export const paymentDetailsMessages = {
  summary: 'Payment summary',
  method: 'Method',
  paidBy: 'Paid by',
  expected: 'Money expected by',
  posted: 'Money received on',
  returned: 'Returned on',
  memo: 'Memo',
  amount: 'Amount',
  applied: 'Applied',
  unapplied: 'Not applied',
  fee: 'Convenience fee',
  charged: 'Charged in all',
  applications: 'Applied to invoices',
  willPay: 'Pays once the money has come',
  pendingBody:
    'The bank is moving the money. Until it has come, the invoices show “Payment on its way”, and your balance stays as it is. If the bank returns the debit, the invoices are open again, and we tell you.',
  hadPaid: 'Had paid, until it was returned',
  source: 'Paid by',
  fromPayment: 'From this payment',
  fromCredits: 'From credits',
  inAll: 'In all',
  creditsStay: 'The credits stay applied after the return of the payment.',
  none: 'Nothing of this payment is applied to an invoice yet.',
  invoice: 'Invoice',
  receipt: 'Receipt (PDF)',
}

export type PaymentDetailsMessages = typeof paymentDetailsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    paymentDetails: PaymentDetailsMessages
  }
}
