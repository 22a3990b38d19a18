import type { CreditMemo } from '@gauze/contract'
import { invoiceStatusMessages, paymentStatusMessages } from '@gauze/rules/messages'

const creditMemo: Readonly<Record<CreditMemo['status'], string>> = { open: 'Open', applied: 'Used' }

export const transactionStatusesMessages = {
  invoice: invoiceStatusMessages,
  payment: paymentStatusMessages,
  creditMemo,
}

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    transactionStatuses: typeof transactionStatusesMessages
  }
}
