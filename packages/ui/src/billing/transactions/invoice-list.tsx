import type { Invoice, InvoiceAge } from '@gauze/contract'
import { StatusTag } from '../../catalog/status-tag/index.js'
import {
  type ColumnTools,
  oneOf,
  pagingOf,
  sharedFilters,
  type TransactionFilters,
  type TransactionKind,
  transactionCodec,
} from './transaction-kind.js'
import type { TransactionsMessages } from './transactions.messages.js'

const statuses = ['open', 'overdue', 'pending', 'paid'] as const
const ages = ['notDue', 'days1to30', 'days31to60', 'days61to90', 'over90'] as const
const sorts = ['dueDate', 'date', 'invoiceNumber', 'amountDue'] as const

/** Open invoices are marked when they are due within this many days. */
const SOON = 10
const DAY = 86_400_000

function filtersOf({ status, age, ...filters }: TransactionFilters) {
  return { ...sharedFilters(filters), ...oneOf('status', statuses, status), ...oneOf('age', ages, age) }
}

/** The ages of open invoices, in words. */
export function ageNames(text: TransactionsMessages): Readonly<Record<InvoiceAge, string>> {
  return {
    notDue: text.ageNotDue,
    days1to30: text.age1to30,
    days31to60: text.age31to60,
    days61to90: text.age61to90,
    over90: text.ageOver90,
  }
}

/** The words of an age in an address; null for a text that is no age. */
export function ageNameOf(age: string | undefined, text: TransactionsMessages): string | null {
  const known = ages.find((each) => each === age)
  return known === undefined ? null : ageNames(text)[known]
}

/** Invoices, with their ages and open amounts. */
export const invoiceList: TransactionKind<Invoice> = {
  list: 'invoices',
  codec: transactionCodec(sorts),
  statuses: (text) => [
    { value: 'open', label: text.statusOpen },
    { value: 'overdue', label: text.statusOverdue },
    { value: 'pending', label: text.statusOnItsWay },
    { value: 'paid', label: text.statusPaid },
  ],
  filtersOf,
  read: ({ getInvoices }, query, options) =>
    getInvoices({ ...filtersOf(query.filters), ...pagingOf(query, sorts) }, options),
  paperOf: ({ id }) => ({ type: 'invoice', transactionId: id }),
  numberOf: ({ invoiceNumber }) => invoiceNumber,
  amountOf: ({ amountDue }) => amountDue,
  words: (text) => ({
    search: text.search,
    caption: text.invoices,
    count: text.invoiceCount,
    loading: text.invoicesLoading,
    emptyTitle: text.noInvoices,
    empty: text.noInvoicesBody,
    noMatchTitle: text.noInvoiceMatches,
    errorTitle: text.invoicesFailed,
  }),
  columns: ({ text, day, money, link, today }) => [
    {
      id: 'invoiceNumber',
      header: text.invoice,
      cell: ({ id, invoiceNumber }) => link('invoicedetails', id, invoiceNumber),
      text: ({ invoiceNumber }) => invoiceNumber,
      isRowHeader: true,
      isSortable: true,
    },
    {
      id: 'po',
      header: text.poAndOrder,
      cell: ({ poNum, orderId, orderNumber }) => (
        <span data-slot="lines">
          <span>{poNum || '–'}</span>
          {orderId && orderNumber ? <small>{link('orderdetails', orderId, orderNumber)}</small> : null}
        </span>
      ),
    },
    { id: 'shipTo', header: text.shipTo, cell: ({ shipTo }) => shipTo, isWideOnly: true },
    { id: 'date', header: text.date, cell: ({ date }) => day(date), isSortable: true, isWideOnly: true },
    { id: 'dueDate', header: text.due, cell: ({ dueDate }) => day(dueDate), isSortable: true },
    { id: 'status', header: text.status, cell: (invoice) => <InvoiceStatus {...{ invoice, text, today }} /> },
    {
      id: 'amountDue',
      header: text.open,
      cell: ({ amountDue, pending, total }) => (
        <span data-slot="lines">
          <b>{money(amountDue)}</b>
          {amountDue === total ? null : <small>{text.ofTotal(money(total))}</small>}
          {pending === 0 ? null : <small>{text.onItsWay(money(pending))}</small>}
        </span>
      ),
      isNumber: true,
      isSortable: true,
    },
  ],
}

function InvoiceStatus({ invoice, text, today }: Pick<ColumnTools, 'text' | 'today'> & { invoice: Invoice }) {
  const { status, daysOverdue, dueDate } = invoice
  if (status === 'paid') return <StatusTag tone="good">{text.statusPaid}</StatusTag>
  if (status === 'pending') return <StatusTag tone="notice">{text.statusOnItsWay}</StatusTag>
  if (status === 'overdue') return <StatusTag tone="refused">{text.overdueFor(daysOverdue)}</StatusTag>
  const days = Math.max((Date.parse(dueDate) - Date.parse(today)) / DAY, 0)
  return days <= SOON ? (
    <StatusTag tone="notice">{text.dueIn(days)}</StatusTag>
  ) : (
    <StatusTag tone="neutral">{text.notDue}</StatusTag>
  )
}
