import type { Paper, Payment } from '@gauze/contract'
import { type RecordCalls, recordKind } from '../../records/record-list/index.js'
import { RecordStatus } from '../../records/record-status/index.js'
import { keyOfPaper, type TransactionKind, type TransactionMessages, useTransactionWords } from './transaction-kind.js'
import { paymentStatuses } from './transaction-statuses.js'

function paperOf({ id }: Payment): Paper {
  return { type: 'payment', transactionId: id }
}

/** Payments, with the amount of each that is not applied to invoices. */
export const paymentList: TransactionKind<Payment> = {
  ...recordKind({
    filters: ['search', 'address', 'status', 'fromDate', 'toDate'],
    statuses: paymentStatuses,
    sorts: ['date', 'paymentNumber', 'amount'],
    sort: { column: 'date', direction: 'descending' },
    useWords: (own?: Partial<TransactionMessages>) => useTransactionWords('payments', own),
    read: ({ getPayments }: RecordCalls<'getPayments'>, request, options) => getPayments(request, options),
    keyOf: (row) => keyOfPaper(paperOf(row)),
    columns: ({ text, day, money, link }) => [
      {
        id: 'paymentNumber',
        header: text.payment,
        cell: ({ id, paymentNumber }) => link('payment', id, paymentNumber),
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
            <RecordStatus of={paymentStatuses} status={status} />
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
  }),
  list: 'payments',
  paperOf,
  numberOf: ({ paymentNumber }) => paymentNumber,
  amountOf: ({ amount }) => amount,
}
