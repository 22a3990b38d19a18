export { AgingBar, type AgingBarProps } from './aging-bar.js'
export { creditMemoList } from './credit-memo-list.js'
export { ExportMenu, type ExportMenuProps } from './export-menu.js'
export { invoiceList } from './invoice-list.js'
export { openItemList } from './open-item-list.js'
export { paymentList } from './payment-list.js'
export { StatementButton } from './statement-button.js'
export type { StatementProps } from './statement-dialog.js'
export type { TransactionKind, TransactionsPort } from './transaction-kind.js'
export {
  creditMemoStatuses,
  invoiceStatuses,
  paymentStatuses,
} from './transaction-statuses.js'
export { Transactions, type TransactionsProps } from './transactions.js'
export { type TransactionsMessages, transactionsMessages } from './transactions.messages.js'
export { type KnownTotals, readTotals, useTransactionTotals } from './use-transaction-totals.js'
