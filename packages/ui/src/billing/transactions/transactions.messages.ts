import { invoiceStatusMessages, paymentStatusMessages } from '@gauze/rules/messages'
import { recordFiltersMessages } from '../../data-table/record-filters/record-filters.messages.js'

function counted(one: string, many: string) {
  return (total: number, written: string) => (total === 1 ? `1 ${one}` : `${written} ${many}`)
}

export const transactionsMessages = {
  ...recordFiltersMessages,
  search: 'Invoice or PO number',
  searchPayments: 'Payment or memo',
  searchCredits: 'Credit memo or invoice',
  searchItems: 'Number',
  /** Shown instead of the rows while a day has an error. */
  paused: 'Nothing is listed until the days above are corrected.',
  noMatch: 'Change a filter, or clear them all to see the whole list.',
  error: 'Nothing is lost, and no payment was touched. Try again in a moment.',

  invoices: 'Invoices',
  invoiceCount: counted('invoice', 'invoices'),
  invoicesLoading: 'Invoices are loading',
  noInvoices: 'No invoices yet',
  noInvoicesBody: 'An invoice appears here on the day that an order leaves our warehouse.',
  noInvoiceMatches: 'No invoices match',
  invoicesFailed: 'Invoices could not be loaded',

  payments: 'Payments',
  paymentCount: counted('payment', 'payments'),
  paymentsLoading: 'Payments are loading',
  noPayments: 'No payments yet',
  noPaymentsBody: 'A payment appears here as soon as you send it, or when we record your check or transfer.',
  noPaymentMatches: 'No payments match',
  paymentsFailed: 'Payments could not be loaded',
  paymentTotals: (total: string, open: string) => `${total} in all, ${open} not applied`,

  creditMemos: 'Credit memos',
  creditMemoCount: counted('credit memo', 'credit memos'),
  creditMemosLoading: 'Credit memos are loading',
  noCreditMemos: 'No credit memos yet',
  noCreditMemosBody: 'A credit memo appears here when we credit a return or correct an invoice.',
  noCreditMemoMatches: 'No credit memos match',
  creditMemosFailed: 'Credit memos could not be loaded',
  creditMemoTotals: (total: string, open: string) => `${total} in all, ${open} available`,

  openItems: 'Open items',
  openItemCount: counted('open item', 'open items'),
  openItemsLoading: 'Open items are loading',
  noOpenItems: 'Nothing is open',
  noOpenItemsBody: 'An invoice appears here until it is paid, and a credit until it is used.',
  noOpenItemMatches: 'No open items match',
  openItemsFailed: 'Open items could not be loaded',
  openItemTotals: (_total: string, open: string) => `${open} to pay after credits`,

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

  statusOpen: invoiceStatusMessages.open,
  statusOverdue: invoiceStatusMessages.overdue,
  statusPaid: invoiceStatusMessages.paid,
  /** Of an invoice: a pending payment pays all that is open of it. */
  statusOnItsWay: invoiceStatusMessages.pending,
  statusPending: paymentStatusMessages.Pending,
  statusPosted: paymentStatusMessages.Posted,
  statusFailed: paymentStatusMessages.Failed,
  statusVoided: paymentStatusMessages.Voided,
  statusApplied: 'Used',
  overdueFor: (days: number) => (days === 1 ? 'Overdue 1 day' : `Overdue ${days} days`),
  dueIn: (days: number) => (days === 0 ? 'Due today' : days === 1 ? 'Due in 1 day' : `Due in ${days} days`),
  notDue: 'Not due',

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
  pdfOf: (number: string) => `PDF of ${number}`,
  zip: 'Zip',
  pay: 'Pay',

  export: 'Export',
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  rowCount: counted('row', 'rows'),

  statement: 'Statement',
  statementBody: 'A PDF of the invoices, payments and credits between two days, with the balance at its end.',
  openOnly: 'Open transactions only',
  openStatement: 'Open PDF',
  cancel: 'Cancel',
}

export type TransactionsMessages = typeof transactionsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    transactions: TransactionsMessages
  }
}
