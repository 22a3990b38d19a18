import type { Payment } from '@gauze/contract'
import { StatusTag, type StatusTone } from '../../catalog/status-tag/index.js'
import {
  oneOf,
  pagingOf,
  sharedFilters,
  type TransactionFilters,
  type TransactionKind,
  transactionCodec,
} from './transaction-kind.js'
import type { TransactionsMessages } from './transactions.messages.js'

const statuses = ['Pending', 'Posted', 'Failed', 'Voided'] as const
const sorts = ['date', 'paymentNumber', 'amount'] as const

const tones: Readonly<Record<Payment['status'], StatusTone>> = {
  Pending: 'notice',
  Posted: 'good',
  Failed: 'refused',
  Voided: 'neutral',
}

function statusNames(text: TransactionsMessages): Readonly<Record<Payment['status'], string>> {
  return {
    Pending: text.statusPending,
    Posted: text.statusPosted,
    Failed: text.statusFailed,
    Voided: text.statusVoided,
  }
}

function filtersOf({ status, ...filters }: TransactionFilters) {
  return { ...sharedFilters(filters), ...oneOf('status', statuses, status) }
}

/** Payments, with what of each is not applied to invoices. */
export const paymentList: TransactionKind<Payment> = {
  list: 'payments',
  codec: transactionCodec(sorts),
  statuses: (text) => statuses.map((value) => ({ value, label: statusNames(text)[value] })),
  filtersOf,
  read: ({ getPayments }, query, options) =>
    getPayments({ ...filtersOf(query.filters), ...pagingOf(query, sorts) }, options),
  paperOf: ({ id }) => ({ type: 'payment', transactionId: id }),
  numberOf: ({ paymentNumber }) => paymentNumber,
  amountOf: ({ amount }) => amount,
  words: (text) => ({
    search: text.searchPayments,
    caption: text.payments,
    count: text.paymentCount,
    loading: text.paymentsLoading,
    emptyTitle: text.noPayments,
    empty: text.noPaymentsBody,
    noMatchTitle: text.noPaymentMatches,
    errorTitle: text.paymentsFailed,
    totals: text.paymentTotals,
  }),
  columns: ({ text, day, money, link }) => [
    {
      id: 'paymentNumber',
      header: text.payment,
      cell: ({ id, paymentNumber }) => link('paymentdetails', id, paymentNumber),
      text: ({ paymentNumber }) => paymentNumber,
      isRowHeader: true,
      isSortable: true,
    },
    { id: 'date', header: text.date, cell: ({ date }) => day(date), isSortable: true },
    { id: 'method', header: text.method, cell: ({ method }) => method },
    { id: 'memo', header: text.memo, cell: ({ memo }) => memo || '–', isWideOnly: true },
    {
      id: 'status',
      header: text.status,
      cell: ({ status, expectedOn }) => (
        <span data-slot="lines">
          <StatusTag tone={tones[status]}>{statusNames(text)[status]}</StatusTag>
          {expectedOn === null ? null : <small>{text.expectedBy(day(expectedOn))}</small>}
        </span>
      ),
    },
    {
      id: 'unapplied',
      header: text.unapplied,
      cell: ({ unapplied }) => (unapplied === 0 ? '–' : money(unapplied)),
      isNumber: true,
    },
    {
      id: 'amount',
      header: text.amount,
      cell: ({ amount }) => <b>{money(amount)}</b>,
      isNumber: true,
      isSortable: true,
    },
  ],
}
