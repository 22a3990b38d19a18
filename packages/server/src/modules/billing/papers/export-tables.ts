import type { CreditMemo, Invoice, OpenItem, Payment, TransactionList } from '@gauze/contract'
import { easternDate } from '@gauze/rules'
import { invoiceStatusMessages, paymentStatusMessages } from '@gauze/rules/messages'
import type { Scope } from '../../../db/scope.js'
import { readTransactions, type TransactionFilters } from '../transactions.repository.js'
import type { TableCell, TableFile } from './table-files.js'

/** A column of a file: its title, and its cell of a row with amounts in cents. */
type Columns<Row> = readonly (readonly [title: string, cell: (row: Row) => TableCell])[]

const invoiceColumns: Columns<Invoice> = [
  ['Invoice', ({ invoiceNumber }) => invoiceNumber],
  ['PO number', ({ poNum }) => poNum],
  ['Order', ({ orderNumber }) => orderNumber],
  ['Ship to', ({ shipTo }) => shipTo],
  ['Date', ({ date }) => ({ day: date })],
  ['Due', ({ dueDate }) => ({ day: dueDate })],
  ['Status', ({ status }) => invoiceStatusMessages[status]],
  ['Days overdue', ({ daysOverdue }) => daysOverdue],
  ['Total', ({ total }) => ({ cents: total })],
  ['Paid', ({ paid }) => ({ cents: paid })],
  ['Credited', ({ credited }) => ({ cents: credited })],
  ['On its way', ({ pending }) => ({ cents: pending })],
  ['Amount due', ({ amountDue }) => ({ cents: amountDue })],
]

const paymentColumns: Columns<Payment> = [
  ['Payment', ({ paymentNumber }) => paymentNumber],
  ['Date', ({ date }) => ({ day: easternDate(date) })],
  ['Method', ({ method }) => method],
  ['Memo', ({ memo }) => memo],
  ['Status', ({ status }) => paymentStatusMessages[status]],
  ['Expected', ({ expectedOn }) => (expectedOn === null ? null : { day: expectedOn })],
  ['Amount', ({ amount }) => ({ cents: amount })],
  ['Applied', ({ applied }) => ({ cents: applied })],
  ['Not applied', ({ unapplied }) => ({ cents: unapplied })],
]

const creditMemoColumns: Columns<CreditMemo> = [
  ['Credit memo', ({ creditMemoNumber }) => creditMemoNumber],
  ['Date', ({ date }) => ({ day: date })],
  ['Reason', ({ reason }) => reason],
  ['Invoice', ({ invoiceNumber }) => invoiceNumber],
  ['Total', ({ total }) => ({ cents: total })],
  ['Applied', ({ applied }) => ({ cents: applied })],
  ['Available', ({ available }) => ({ cents: available })],
]

const openItemKinds = { invoice: 'Invoice', creditMemo: 'Credit memo', payment: 'Payment' } as const

const openItemColumns: Columns<OpenItem> = [
  ['Kind', ({ kind }) => openItemKinds[kind]],
  ['Number', ({ number }) => number],
  ['Date', ({ date }) => ({ day: date })],
  ['Due', ({ dueDate }) => (dueDate === null ? null : { day: dueDate })],
  ['Total', ({ total }) => ({ cents: total })],
  ['Open', ({ open }) => ({ cents: open })],
]

/** More rows than a company has. */
const everything = { page: 1, limit: 1_000_000 }

function* cellsOf<Row>(columns: Columns<Row>, rows: readonly Row[]) {
  for (const row of rows) yield columns.map(([, cell]) => cell(row))
}

async function tableOf<Row>(
  columns: Columns<Row>,
  results: Promise<{ readonly results: readonly Row[] }>,
): Promise<TableFile> {
  const { results: rows } = await results
  return { titles: columns.map(([title]) => title), rows: cellsOf(columns, rows) }
}

/**
 * Reads all transactions of a list that match its filters, in one statement, as a table.
 * @param today YYYY-MM-DD in Eastern time
 */
export function readExport(
  scope: Scope,
  list: TransactionList,
  filters: TransactionFilters,
  today: string,
): Promise<TableFile> {
  switch (list) {
    case 'invoices':
      return tableOf(invoiceColumns, readTransactions(scope, list, filters, { ...everything, sort: 'dueDate' }, today))
    case 'payments':
      return tableOf(paymentColumns, readTransactions(scope, list, filters, { ...everything, sort: 'date' }, today))
    case 'creditMemos':
      return tableOf(creditMemoColumns, readTransactions(scope, list, filters, { ...everything, sort: 'date' }, today))
    case 'openItems':
      return tableOf(openItemColumns, readTransactions(scope, list, filters, { ...everything, sort: 'date' }, today))
  }
}
