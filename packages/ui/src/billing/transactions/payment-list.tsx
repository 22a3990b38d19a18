import type { Payment } from '@gauze/contract'
import { type RecordCalls, recordKind } from '../../records/record-list/index.js'
import { RecordStatus } from '../../records/record-status/index.js'
import { type TransactionKind, transactionParts } from './transaction-kind.js'
import { paymentStatuses } from './transaction-statuses.js'

/** Payments, with the amount of each that is not applied to invoices. */
export const paymentList: TransactionKind<Payment> = {
  ...recordKind({
    ...transactionParts('payments', 'date', 'status'),
    statuses: paymentStatuses,
    sorts: ['date', 'paymentNumber', 'amount'],
    read: ({ getPayments }: RecordCalls<'getPayments'>, request, options) => getPayments(request, options),
    keyOf: ({ id }) => id,
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
  paperOf: ({ id }) => ({ type: 'payment', transactionId: id }),
  numberOf: ({ paymentNumber }) => paymentNumber,
  amountOf: ({ amount }) => amount,
}
