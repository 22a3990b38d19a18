import type { OpenItem } from '@gauze/contract'
import { type ColumnTools, type RecordCalls, recordKind } from '../../records/record-list/index.js'
import { type TransactionKind, type TransactionMessages, transactionParts } from './transaction-kind.js'

/** Open invoices, and credits that are not applied. */
export const openItemList: TransactionKind<OpenItem> = {
  ...recordKind({
    ...transactionParts<never>('openItems', 'date'),
    sorts: ['date', 'number', 'open'],
    read: ({ getOpenItems }: RecordCalls<'getOpenItems'>, request, options) => getOpenItems(request, options),
    keyOf: ({ kind, id }) => `${kind} ${id}`,
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
  paperOf: ({ kind, id }) => ({ type: kind, transactionId: id }),
  numberOf: ({ number }) => number,
  amountOf: ({ open }) => open,
}

/** Credit memos have no page of their own. */
function numberCell({ kind, id, number }: OpenItem, link: ColumnTools<OpenItem, TransactionMessages>['link']) {
  return kind === 'creditMemo' ? number : link(kind, id, number)
}
