import type { RecallClass, RecallStatus } from '@gauze/contract'
import { nameWithVariant } from '@gauze/rules'
import { useMessages } from '../../messages/index.js'
import { type RecordCalls, recordKind, statusColumn } from '../../records/record-list/index.js'
import { RecordStatus, type RecordStatuses } from '../../records/record-status/index.js'
import { type RecallsMessages, recallsMessages } from './recalls.messages.js'

/** The risk classes of a recall. */
export const recallClasses: RecordStatuses<RecallClass> = {
  tones: { I: 'refused', II: 'notice', III: 'neutral' },
  useWords: () => useMessages('recalls', recallsMessages).classes,
}

/** The statuses of a recall for the company. */
export const recallStatuses: RecordStatuses<RecallStatus> = {
  tones: { Open: 'notice', Acknowledged: 'good', Closed: 'neutral' },
  useWords: () => useMessages('recalls', recallsMessages).statuses,
}

/** The recalls of goods that the company received, without prices; by default, the most urgent recall is first. */
export const recallKind = recordKind({
  className: 'gz-recalls',
  filters: ['search', 'status', 'fromDate', 'toDate'],
  statuses: recallStatuses,
  sorts: ['date'],
  useWords: (own?: Partial<RecallsMessages>) => useMessages('recalls', recallsMessages, own),
  read: ({ getRecalls }: RecordCalls<'getRecalls'>, request, options) => getRecalls(request, options),
  keyOf: ({ id }) => id,
  columns: ({ text, day, number, link }) => [
    {
      id: 'recall',
      header: text.recall,
      cell: ({ id, recallNumber, title }) => (
        <span data-slot="recall">
          {link('recall', id, recallNumber)}
          <span>{title}</span>
        </span>
      ),
      text: ({ recallNumber, title }) => `${recallNumber} ${title}`,
      isRowHeader: true,
    },
    {
      id: 'class',
      header: text.riskClass,
      cell: ({ riskClass }) => <RecordStatus of={recallClasses} status={riskClass} />,
    },
    {
      id: 'items',
      header: text.items,
      cell: ({ items }) => (
        <Lines lines={items.map(({ name, matrixDetails }) => nameWithVariant(name, matrixDetails))} />
      ),
      isWideOnly: true,
    },
    {
      id: 'received',
      header: text.received,
      cell: ({ received }) => (
        <Lines lines={received.map(({ quantity, unitLabel }) => text.quantity(number(quantity), unitLabel))} />
      ),
    },
    {
      id: 'orders',
      header: text.orders,
      cell: ({ orders }) => (
        <span data-slot="lines">{orders.map(({ id, orderNumber }) => link('order', id, orderNumber))}</span>
      ),
    },
    { id: 'date', header: text.published, cell: ({ publishedAt }) => day(publishedAt), isSortable: true },
    statusColumn(recallStatuses, text.status),
  ],
})

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <span data-slot="lines">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}
