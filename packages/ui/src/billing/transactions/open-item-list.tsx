import type { OpenItem } from '@gauze/contract'
import {
  type ColumnTools,
  pagingOf,
  sharedFilters,
  type TransactionKind,
  transactionCodec,
} from './transaction-kind.js'

const sorts = ['date', 'number', 'open'] as const

/** Open invoices, and credits that are not applied. */
export const openItemList: TransactionKind<OpenItem> = {
  list: 'openItems',
  codec: transactionCodec(sorts),
  statuses: () => [],
  filtersOf: sharedFilters,
  read: ({ getOpenItems }, query, options) =>
    getOpenItems({ ...sharedFilters(query.filters), ...pagingOf(query, sorts) }, options),
  paperOf: ({ kind, id }) => ({ type: kind, transactionId: id }),
  numberOf: ({ number }) => number,
  amountOf: ({ open }) => open,
  words: (text) => ({
    search: text.searchItems,
    caption: text.openItems,
    count: text.openItemCount,
    loading: text.openItemsLoading,
    emptyTitle: text.noOpenItems,
    empty: text.noOpenItemsBody,
    noMatchTitle: text.noOpenItemMatches,
    errorTitle: text.openItemsFailed,
    totals: text.openItemTotals,
  }),
  columns: ({ text, day, money, link }) => [
    {
      id: 'number',
      header: text.number,
      cell: (item) => numberCell(item, link),
      text: ({ number }) => number,
      isRowHeader: true,
      isSortable: true,
    },
    { id: 'kind', header: text.kind, cell: ({ kind }) => text[kind] },
    { id: 'date', header: text.date, cell: ({ date }) => day(date), isSortable: true },
    { id: 'due', header: text.due, cell: ({ dueDate }) => (dueDate ? day(dueDate) : '–') },
    { id: 'total', header: text.amount, cell: ({ total }) => money(total), isNumber: true },
    {
      id: 'open',
      header: text.open,
      cell: ({ open }) => <b>{money(open)}</b>,
      isNumber: true,
      isSortable: true,
    },
  ],
}

/** Credit memos have no page of their own. */
function numberCell({ kind, id, number }: OpenItem, link: ColumnTools['link']) {
  return kind === 'creditMemo' ? number : link(kind === 'invoice' ? 'invoicedetails' : 'paymentdetails', id, number)
}
