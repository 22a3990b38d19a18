import type { CreditMemo } from '@gauze/contract'
import { type RecordCalls, recordKind, statusColumn } from '../../records/record-list/index.js'
import { type TransactionKind, transactionParts } from './transaction-kind.js'
import { creditMemoStatuses } from './transaction-statuses.js'

/** Credit memos, with the amount of each that can still pay invoices. */
export const creditMemoList: TransactionKind<CreditMemo> = {
  ...recordKind({
    ...transactionParts('creditMemos', 'date', 'status'),
    statuses: creditMemoStatuses,
    sorts: ['date', 'creditMemoNumber', 'available'],
    read: ({ getCreditMemos }: RecordCalls<'getCreditMemos'>, request, options) => getCreditMemos(request, options),
    keyOf: ({ id }) => id,
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
  paperOf: ({ id }) => ({ type: 'creditMemo', transactionId: id }),
  numberOf: ({ creditMemoNumber }) => creditMemoNumber,
  amountOf: ({ available }) => available,
}
