import type { Estimate, EstimateStatus } from '@gauze/contract'
import type { DataColumn } from '../../data-table/index.js'
import { useMessages } from '../../messages/index.js'
import {
  type ColumnTools,
  type RecordCalls,
  type RecordListMessages,
  recordKind,
  statusColumn,
} from '../../records/record-list/index.js'
import type { RecordStatuses } from '../../records/record-status/index.js'
import { type EstimatesMessages, estimatesMessages } from './estimates.messages.js'

/** The statuses of a quote or an estimate. */
export const estimateStatuses: RecordStatuses<EstimateStatus> = {
  tones: {
    Requested: 'notice',
    Open: 'good',
    Accepted: 'neutral',
    Expired: 'neutral',
    Declined: 'refused',
    Withdrawn: 'neutral',
  },
  useWords: () => useMessages('estimates', estimatesMessages).statuses,
}

type EstimateListMessages = EstimatesMessages & RecordListMessages

function useEstimateWords(list: 'quotes' | 'estimates', own?: Partial<EstimateListMessages>): EstimateListMessages {
  const text = useMessages('estimates', estimatesMessages, own)
  return { ...text, ...text[list], ...own }
}

const shared = {
  filters: ['search', 'status', 'fromDate', 'toDate'],
  sort: { column: 'date', direction: 'descending' },
  keyOf: ({ id }: Estimate) => id,
} as const

/** Everything that the company asked the store to price, newest first by default. */
export const quoteKind = recordKind({
  ...shared,
  className: 'gz-quotes',
  statuses: estimateStatuses,
  sorts: ['date', 'total'],
  useWords: (own?: Partial<EstimateListMessages>) => useEstimateWords('quotes', own),
  read: ({ getQuotes }: RecordCalls<'getQuotes'>, request, options) => getQuotes(request, options),
  columns: (tools) => columnsOf(tools),
})

const { Open, Accepted, Expired } = estimateStatuses.tones

/** The offers with prices, newest first by default. */
export const estimateKind = recordKind({
  ...shared,
  className: 'gz-estimates',
  statuses: { ...estimateStatuses, tones: { Open, Accepted, Expired } },
  sorts: ['date', 'expirationDate', 'total'],
  useWords: (own?: Partial<EstimateListMessages>) => useEstimateWords('estimates', own),
  read: ({ getEstimates }: RecordCalls<'getEstimates'>, request, options) => getEstimates(request, options),
  columns: (tools) =>
    columnsOf(tools, [
      {
        id: 'expirationDate',
        header: tools.text.expirationDate,
        cell: ({ expirationDate }) => (expirationDate === null ? '–' : tools.day(expirationDate)),
        isSortable: true,
      },
    ]),
})

/** @param middle more columns before the status */
function columnsOf(
  { text, day, money, link }: ColumnTools<Estimate, EstimateListMessages>,
  middle: readonly DataColumn<Estimate>[] = [],
): readonly DataColumn<Estimate>[] {
  return [
    {
      id: 'number',
      header: text.number,
      cell: ({ id, estimateNumber }) => link('estimate', id, estimateNumber),
      text: ({ estimateNumber }) => estimateNumber,
      isRowHeader: true,
    },
    { id: 'title', header: text.title, cell: ({ title }) => title || '–' },
    { id: 'date', header: text.date, cell: ({ date }) => day(date), isSortable: true },
    { id: 'requestedBy', header: text.requestedBy, cell: ({ requestedBy }) => requestedBy || '–', isWideOnly: true },
    { id: 'items', header: text.items, cell: ({ itemCount }) => itemCount, isNumber: true, isWideOnly: true },
    ...middle,
    statusColumn(estimateStatuses, text.status),
    {
      id: 'total',
      header: text.total,
      cell: ({ total }) => (total === null ? '–' : <b>{money(total)}</b>),
      isNumber: true,
      isSortable: true,
    },
  ]
}
