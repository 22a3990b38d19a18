import type { CreditMemo, Paper } from '@gauze/contract'
import { type RecordCalls, recordKind, statusColumn } from '../../records/record-list/index.js'
import { keyOfPaper, type TransactionKind, type TransactionMessages, useTransactionWords } from './transaction-kind.js'
import { creditMemoStatuses } from './transaction-statuses.js'

function paperOf({ id }: CreditMemo): Paper {
  return { type: 'creditMemo', transactionId: id }
}

/** Credit memos, with the amount of each that can still pay invoices. */
export const creditMemoList: TransactionKind<CreditMemo> = {
  ...recordKind({
    filters: ['search', 'address', 'status', 'fromDate', 'toDate'],
    statuses: creditMemoStatuses,
    sorts: ['date', 'creditMemoNumber', 'available'],
    sort: { column: 'date', direction: 'descending' },
    useWords: (own?: Partial<TransactionMessages>) => useTransactionWords('creditMemos', own),
    read: ({ getCreditMemos }: RecordCalls<'getCreditMemos'>, request, options) => getCreditMemos(request, options),
    keyOf: (row) => keyOfPaper(paperOf(row)),
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
        cell: ({ reason, orderId }) => (orderId === null ? reason || '–' : link('order', orderId, reason)),
      },
      {
        id: 'invoice',
        header: text.invoice,
        cell: ({ invoiceId, invoiceNumber }) =>
          invoiceId && invoiceNumber ? link('invoice', invoiceId, invoiceNumber) : '–',
      },
      statusColumn(creditMemoStatuses, text.status),
      { id: 'total', header: text.amount, cell: ({ total }) => money(total), isNumber: true },
      {
        id: 'available',
        header: text.available,
        cell: ({ available }) => <b>{money(available)}</b>,
        isNumber: true,
        isSortable: true,
      },
    ],
  }),
  list: 'creditMemos',
  paperOf,
  numberOf: ({ creditMemoNumber }) => creditMemoNumber,
  amountOf: ({ available }) => available,
}
