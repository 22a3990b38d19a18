import type { CreditMemo } from '@gauze/contract'
import { StatusTag } from '../../catalog/status-tag/index.js'
import {
  oneOf,
  pagingOf,
  sharedFilters,
  type TransactionFilters,
  type TransactionKind,
  transactionCodec,
} from './transaction-kind.js'

const statuses = ['open', 'applied'] as const
const sorts = ['date', 'creditMemoNumber', 'available'] as const

function filtersOf({ status, ...filters }: TransactionFilters) {
  return { ...sharedFilters(filters), ...oneOf('status', statuses, status) }
}

/** Credit memos, with what of each can still pay invoices. */
export const creditMemoList: TransactionKind<CreditMemo> = {
  list: 'creditMemos',
  codec: transactionCodec(sorts),
  statuses: (text) => [
    { value: 'open', label: text.statusOpen },
    { value: 'applied', label: text.statusApplied },
  ],
  filtersOf,
  read: ({ getCreditMemos }, query, options) =>
    getCreditMemos({ ...filtersOf(query.filters), ...pagingOf(query, sorts) }, options),
  paperOf: ({ id }) => ({ type: 'creditMemo', transactionId: id }),
  numberOf: ({ creditMemoNumber }) => creditMemoNumber,
  amountOf: ({ available }) => available,
  words: (text) => ({
    search: text.searchCredits,
    caption: text.creditMemos,
    count: text.creditMemoCount,
    loading: text.creditMemosLoading,
    emptyTitle: text.noCreditMemos,
    empty: text.noCreditMemosBody,
    noMatchTitle: text.noCreditMemoMatches,
    errorTitle: text.creditMemosFailed,
    totals: text.creditMemoTotals,
  }),
  columns: ({ text, day, money, link }) => [
    {
      id: 'creditMemoNumber',
      header: text.creditMemo,
      cell: ({ creditMemoNumber }) => creditMemoNumber,
      text: ({ creditMemoNumber }) => creditMemoNumber,
      isRowHeader: true,
      isSortable: true,
    },
    { id: 'date', header: text.date, cell: ({ date }) => day(date), isSortable: true },
    {
      id: 'reason',
      header: text.reason,
      // The reason of a return names its order.
      cell: ({ reason, orderId }) => (orderId === null ? reason || '–' : link('orderdetails', orderId, reason)),
    },
    {
      id: 'invoice',
      header: text.invoice,
      cell: ({ invoiceId, invoiceNumber }) =>
        invoiceId && invoiceNumber ? link('invoicedetails', invoiceId, invoiceNumber) : '–',
    },
    {
      id: 'status',
      header: text.status,
      cell: ({ status }) => (
        <StatusTag tone={status === 'open' ? 'good' : 'neutral'}>
          {status === 'open' ? text.statusOpen : text.statusApplied}
        </StatusTag>
      ),
    },
    { id: 'total', header: text.amount, cell: ({ total }) => money(total), isNumber: true },
    {
      id: 'available',
      header: text.available,
      cell: ({ available }) => <b>{money(available)}</b>,
      isNumber: true,
      isSortable: true,
    },
  ],
}
