import { type RecordListWords, recordListMessages } from '../../records/record-list/record-list.messages.js'

function counted(one: string, many: string) {
  return (total: number, written: string) => (total === 1 ? `1 ${one}` : `${written} ${many}`)
}

/** The words of one of the lists. */
export interface TransactionWords extends RecordListWords {
  /** The sums of all rows; invoices have the aging bar instead. */
  readonly totals?: (total: string, open: string) => string
}

const invoices: TransactionWords = {
  search: 'Invoice or PO number',
  caption: 'Invoices',
  count: counted('invoice', 'invoices'),
  loading: 'Invoices are loading',
  emptyTitle: 'No invoices yet',
  empty: 'An invoice appears here on the day that an order leaves our warehouse.',
  noMatchTitle: 'No invoices match',
  errorTitle: 'Invoices could not be loaded',
}

const payments: TransactionWords = {
  search: 'Payment or memo',
  caption: 'Payments',
  count: counted('payment', 'payments'),
  loading: 'Payments are loading',
  emptyTitle: 'No payments yet',
  empty: 'A payment appears here as soon as you send it, or when we record your check or transfer.',
  noMatchTitle: 'No payments match',
  errorTitle: 'Payments could not be loaded',
  totals: (total, open) => `${total} in all, ${open} not applied`,
}

const creditMemos: TransactionWords = {
  search: 'Credit memo or invoice',
  caption: 'Credit memos',
  count: counted('credit memo', 'credit memos'),
  loading: 'Credit memos are loading',
  emptyTitle: 'No credit memos yet',
  empty: 'A credit memo appears here when we credit a return or correct an invoice.',
  noMatchTitle: 'No credit memos match',
  errorTitle: 'Credit memos could not be loaded',
  totals: (total, open) => `${total} in all, ${open} available`,
}

const openItems: TransactionWords = {
  search: 'Number',
  caption: 'Open items',
  count: counted('open item', 'open items'),
  loading: 'Open items are loading',
  emptyTitle: 'Nothing is open',
  empty: 'An invoice appears here until it is paid, and a credit until it is used.',
  noMatchTitle: 'No open items match',
  errorTitle: 'Open items could not be loaded',
  totals: (_total, open) => `${open} to pay after credits`,
}

export const transactionsMessages = {
  ...recordListMessages,
  noMatch: 'Change a filter, or clear them all to see the whole list.',
  error: 'Nothing is lost, and no payment was touched. Try again in a moment.',
  invoices,
  payments,
  creditMemos,
  openItems,

  invoice: 'Invoice',
  payment: 'Payment',
  creditMemo: 'Credit memo',
  kind: 'Kind',
  number: 'Number',
  date: 'Date',
  due: 'Due',
  poAndOrder: 'PO and order',
  method: 'Method',
  memo: 'Memo',
  reason: 'Reason',
  amount: 'Amount',
  applied: 'Applied',
  unapplied: 'Not applied',
  available: 'Available',
  open: 'Open amount',
  /** The whole amount of an invoice, below the amount that is still open. */
  ofTotal: (total: string) => `of ${total}`,
  /** The amount that pending payments pay of an invoice. */
  onItsWay: (amount: string) => `${amount} on its way`,
  /** The day by which the money of a pending payment is expected. */
  expectedBy: (date: string) => `Expected by ${date}`,

  openByAge: 'Open by age',
  age: 'Age',
  ageNotDue: 'Not due',
  age1to30: '1 to 30 days',
  age31to60: '31 to 60 days',
  age61to90: '61 to 90 days',
  ageOver90: 'Over 90 days',
  /** A bucket of the aging bar without invoices. */
  none: 'None',
  openSum: 'open',
  overdueSum: 'overdue',

  /** The chosen rows, with the sum of their open amounts. */
  chosen: (count: number, written: string, sum: string) => (count === 0 ? 'None chosen' : `${written} chosen, ${sum}`),
  pdf: 'PDF',
  pdfOf: (number: string) => `PDF of ${number}, opens in a new window`,
  /** The name of the button that opens the chosen rows as one PDF. */
  pdfOfChosen: 'PDF of the chosen rows, opens in a new window',
  zip: 'Zip',
  pay: 'Pay',

  export: 'Export',
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  rowCount: counted('row', 'rows'),

  statement: 'Statement',
  statementBody: 'A PDF of the invoices, payments and credits between two days, with the amount left to pay.',
  openOnly: 'Open transactions only',
  openBody: 'A PDF of all that is open on one day, with the amount left to pay.',
  /** The day of open transactions. */
  asOf: 'As of',
  openStatement: 'Open PDF',
  /** The name of that button. */
  openStatementName: 'Open PDF in a new window',
  cancel: 'Cancel',
}

export type TransactionsMessages = typeof transactionsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    transactions: TransactionsMessages
  }
}
