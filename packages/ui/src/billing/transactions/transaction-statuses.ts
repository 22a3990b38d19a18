import type { CreditMemo, Invoice, Payment } from '@gauze/contract'
import { useMessages } from '../../messages/index.js'
import type { RecordStatuses } from '../../records/record-status/index.js'
import { transactionStatusesMessages } from './transaction-statuses.messages.js'

/** The statuses of an invoice. */
export const invoiceStatuses: RecordStatuses<Invoice['status']> = {
  tones: { open: 'notice', overdue: 'refused', pending: 'notice', paid: 'good' },
  useWords: () => useMessages('transactionStatuses', transactionStatusesMessages).invoice,
}

/** The statuses of a payment. */
export const paymentStatuses: RecordStatuses<Payment['status']> = {
  tones: { Pending: 'notice', Posted: 'good', Failed: 'refused', Voided: 'neutral' },
  useWords: () => useMessages('transactionStatuses', transactionStatusesMessages).payment,
}

/** The statuses of a credit memo. */
export const creditMemoStatuses: RecordStatuses<CreditMemo['status']> = {
  tones: { open: 'good', applied: 'neutral' },
  useWords: () => useMessages('transactionStatuses', transactionStatusesMessages).creditMemo,
}
