import type { OpenItem, Paper } from '@gauze/contract'
import { type ColumnTools, type RecordCalls, recordKind } from '../../records/record-list/index.js'
import { keyOfPaper, type TransactionKind, type TransactionMessages, useTransactionWords } from './transaction-kind.js'

function paperOf({ kind, id }: OpenItem): Paper {
  return { type: kind, transactionId: id }
}

/** Open invoices, and credits that are not applied. */
export const openItemList: TransactionKind<OpenItem> = {
  ...recordKind({
    filters: ['search', 'address', 'fromDate', 'toDate'],
    sorts: ['date', 'number', 'open'],
    sort: { column: 'date', direction: 'descending' },
    useWords: (own?: Partial<TransactionMessages>) => useTransactionWords('openItems', own),
    read: ({ getOpenItems }: RecordCalls<'getOpenItems'>, request, options) => getOpenItems(request, options),
    keyOf: (row) => keyOfPaper(paperOf(row)),
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
  }),
  list: 'openItems',
  paperOf,
  numberOf: ({ number }) => number,
  amountOf: ({ open }) => open,
}

/** Credit memos have no page of their own. */
function numberCell({ kind, id, number }: OpenItem, link: ColumnTools<OpenItem, TransactionMessages>['link']) {
  return kind === 'creditMemo' ? number : link(kind, id, number)
}
