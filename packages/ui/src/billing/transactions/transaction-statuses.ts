import type { CreditMemo, Invoice, Payment } from '@gauze/contract'
import { invoiceStatusMessages, paymentStatusMessages } from '@gauze/rules/messages'
import { useMessages } from '../../messages/index.js'
import type { RecordStatuses } from '../../records/record-status/index.js'

const creditMemo: Readonly<Record<CreditMemo['status'], string>> = { open: 'Open', applied: 'Used' }

const transactionStatusMessages = { invoice: invoiceStatusMessages, payment: paymentStatusMessages, creditMemo }

/** The statuses of an invoice. */
export const invoiceStatuses: RecordStatuses<Invoice['status']> = {
  tones: { open: 'notice', overdue: 'refused', pending: 'notice', paid: 'good' },
  useWords: () => useMessages('transactionStatuses', transactionStatusMessages).invoice,
}

/** The statuses of a payment. */
export const paymentStatuses: RecordStatuses<Payment['status']> = {
  tones: { Pending: 'notice', Posted: 'good', Failed: 'refused', Voided: 'neutral' },
  useWords: () => useMessages('transactionStatuses', transactionStatusMessages).payment,
}

/** The statuses of a credit memo. */
export const creditMemoStatuses: RecordStatuses<CreditMemo['status']> = {
  tones: { open: 'good', applied: 'neutral' },
  useWords: () => useMessages('transactionStatuses', transactionStatusMessages).creditMemo,
}

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    transactionStatuses: typeof transactionStatusMessages
  }
}
