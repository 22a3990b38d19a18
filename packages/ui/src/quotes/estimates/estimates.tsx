'use client'
import type { Estimate } from '@gauze/contract'
import { type Cents, centsFromDollars } from '@gauze/rules'
import type { ComponentPropsWithRef } from 'react'
import { type DataColumn, DataTable, type DataTableSlotProps } from '../../data-table/index.js'
import { hasDayProblems, RecordFilters, useRecordFiltersInUse } from '../../data-table/record-filters/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { keepFilters } from '../../hooks/list-codec.js'
import type { ListHandle } from '../../hooks/use-list.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { EstimateStatusTag } from './estimate-status-tag.js'
import { type EstimatesMessages, estimatesMessages } from './estimates.messages.js'
import type { EstimateFilters, EstimateKind } from './estimates-list.js'

/** Props of the parts, by their `data-slot`. */
export interface EstimatesSlotProps {
  /** Props of the parts of the table. */
  table?: DataTableSlotProps
  /** Props of the text that replaces the table while a day has an error. */
  paused?: ComponentPropsWithRef<'p'> & { [attribute: `data-${string}`]: unknown }
}

export interface EstimatesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Which list it is: `quoteKind` or `estimateKind`. */
  kind: EstimateKind
  /** The rows, from `useList` with the codec of the kind. */
  list: Pick<ListHandle<Estimate, EstimateFilters>, 'query' | 'table' | 'setFilters'>
  /** The page of one quote or estimate. */
  hrefOf: (estimate: Estimate) => string
  slotProps?: EstimatesSlotProps
  messages?: Partial<EstimatesMessages>
}

/**
 * A list of quotes or estimates with its filters. The page's address holds filters, order and page, as in every list.
 * While a day has an error, a text replaces the list.
 *
 * @example <Estimates kind={quoteKind} list={list} hrefOf={({ id }) => `/estimates/${id}`} />
 */
export function Estimates({ kind, list, hrefOf, slotProps = {}, messages, className, ...props }: EstimatesProps) {
  const text = useMessages('estimates', estimatesMessages, messages)
  const day = useDateFormat()
  const { money } = useFormats()
  const { filters } = list.query
  const statuses = kind.statuses.map((value) => ({ value, label: value }))
  const { status: _, ...others } = filters
  const status = kind.statuses.find((known) => known === filters.status)
  const asked = { ...others, ...(status ? { status } : {}) }
  const choices = { statuses, addresses: null, accounts: [] }
  const inUse = useRecordFiltersInUse(asked, choices, text)
  const { noMatchTitle, ...words } = wordsOf(kind, text)
  const isFiltered = Object.keys(asked).length > 0
  return (
    <div {...props} className={cx('gz-estimates', className)}>
      <RecordFilters
        {...{ filters: asked, choices, text }}
        isBusy={list.table.isBusy}
        onFilter={(values) => list.setFilters(kind.codec.read(values).filters)}
      />
      {hasDayProblems(filters) ? (
        <p {...slotProps.paused} data-slot="paused" tabIndex={-1}>
          {text.paused}
        </p>
      ) : (
        <DataTable
          {...list.table}
          columns={columnsOf(kind, text, hrefOf, { day, money })}
          keyOf={({ id }) => id}
          filters={inUse}
          onFiltersChange={(kept) => list.setFilters(keepFilters(filters, kept))}
          label={words.caption}
          messages={{ ...words, ...(isFiltered ? { emptyTitle: noMatchTitle, empty: text.noMatch } : {}) }}
          {...(slotProps.table ? { slotProps: slotProps.table } : {})}
        />
      )}
    </div>
  )
}

function wordsOf({ list }: EstimateKind, text: EstimatesMessages) {
  const { error } = text
  return list === 'quotes'
    ? {
        ...{ caption: text.quotes, count: text.quoteCount, loading: text.quotesLoading, errorTitle: text.quotesFailed },
        ...{ emptyTitle: text.noQuotes, empty: text.noQuotesBody, noMatchTitle: text.noQuoteMatches, error },
      }
    : {
        ...{ caption: text.estimates, count: text.estimateCount, loading: text.estimatesLoading },
        ...{ emptyTitle: text.noEstimates, empty: text.noEstimatesBody, noMatchTitle: text.noEstimateMatches, error },
        errorTitle: text.estimatesFailed,
      }
}

function columnsOf(
  { list }: EstimateKind,
  text: EstimatesMessages,
  hrefOf: EstimatesProps['hrefOf'],
  { day, money }: { day: (date: string) => string; money: (amount: Cents) => string },
): readonly DataColumn<Estimate>[] {
  const expiration: DataColumn<Estimate> = {
    id: 'expirationDate',
    header: text.expirationDate,
    cell: ({ expirationDate }) => (expirationDate === null ? '–' : day(expirationDate)),
    isSortable: true,
  }
  return [
    {
      id: 'number',
      header: text.number,
      cell: (estimate) => <Anchor href={hrefOf(estimate)}>{estimate.estimateNumber}</Anchor>,
      text: ({ estimateNumber }) => estimateNumber,
      isRowHeader: true,
    },
    { id: 'title', header: text.title, cell: ({ title }) => title || '–', text: ({ title }) => title },
    { id: 'date', header: text.date, cell: ({ date }) => day(date), isSortable: true },
    {
      id: 'requestedBy',
      header: text.requestedBy,
      cell: ({ requestedBy }) => requestedBy || '–',
      text: ({ requestedBy }) => requestedBy,
      isWideOnly: true,
    },
    { id: 'items', header: text.items, cell: ({ itemCount }) => itemCount, isNumber: true, isWideOnly: true },
    ...(list === 'estimates' ? [expiration] : []),
    { id: 'status', header: text.status, cell: ({ status }) => <EstimateStatusTag status={status} /> },
    {
      id: 'total',
      header: text.total,
      cell: ({ total }) => (total === null ? '–' : <b>{money(centsFromDollars(total))}</b>),
      isNumber: true,
      isSortable: true,
    },
  ]
}
