import type { CreditMemo } from '@gauze/contract'
import { invoiceStatusMessages, paymentStatusMessages } from '@gauze/rules/messages'

const creditMemo: Readonly<Record<CreditMemo['status'], string>> = { open: 'Open', applied: 'Used' }

export const transactionStatusesMessages = {
  invoice: invoiceStatusMessages,
  /** In the place of the status of an invoice that is not paid. */
  overdueFor: (days: number) => (days === 1 ? 'Overdue 1 day' : `Overdue ${days} days`),
  dueIn: (days: number) => (days === 0 ? 'Due today' : days === 1 ? 'Due in 1 day' : `Due in ${days} days`),
  notDue: 'Not due',
  payment: paymentStatusMessages,
  creditMemo,
}

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    transactionStatuses: typeof transactionStatusesMessages
  }
}
