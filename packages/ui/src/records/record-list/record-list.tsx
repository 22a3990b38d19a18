'use client'
import type { RelatedAccount, ShipTo } from '@gauze/contract'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { DataTableProps, DataTableSlotProps } from '../../data-table/index.js'
import { keepFilters } from '../../hooks/list-codec.js'
import type { ListHandle } from '../../hooks/use-list.js'
import { cx } from '../../internal/cx.js'
import { hasDayProblems } from './record-days.js'
import { RecordFilters } from './record-filters.js'
import { type RecordFilterValues, useRecordFiltersInUse } from './record-filters-in-use.js'
import type { RecordKind } from './record-kind.js'
import type { RecordListMessages } from './record-list.messages.js'
import { RecordListTable, type RecordListTableProps } from './record-list-table.js'

/** Props of the parts, by their `data-slot`. */
export interface RecordListSlotProps {
  /** Props of the parts of the table. */
  table?: DataTableSlotProps
  /** Props of the text that replaces the table while a day has an error. */
  paused?: ComponentPropsWithRef<'p'> & { [attribute: `data-${string}`]: unknown }
}

export interface RecordListProps<Row, Text extends RecordListMessages>
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<RecordListTableProps<Row, Text>, 'lastColumn' | 'mayOpen' | 'today'> {
  /** The kind of record, such as `quoteKind`. */
  kind: RecordKind<Row, never, Text>
  /** The rows, from `useList` with the codec of the kind. */
  list: Pick<ListHandle<Row, RecordFilterValues>, 'query' | 'table' | 'setFilters'>
  /** The addresses of the records, to filter by. */
  addresses?: readonly ShipTo[]
  /** The accounts of a parent login: with two or more, each row shows its account, and the account is a filter. */
  accounts?: readonly RelatedAccount[]
  /** Buttons beside the filters. */
  actions?: ReactNode
  /** News and sums between the filters and the rows. */
  summary?: ReactNode
  /** The sums of all rows, in the line above the table. */
  totals?: ReactNode
  /** The chosen rows, and the buttons for them. */
  selection?: Required<Pick<DataTableProps<Row>, 'selectedKeys' | 'onSelectionChange' | 'bulkActions'>> & {
    /** How many rows are chosen, in words. */
    chosen: (count: number, written: string) => string
  }
  slotProps?: RecordListSlotProps
  messages?: Partial<Text>
}

/**
 * A list of records with its filters. The page's address holds filters, order and page, as in every list. While a day
 * has an error, a text replaces the rows.
 *
 * @example
 * const list = useList({
 *   query: quoteKind.codec.read(params),
 *   limits: quoteKind.codec.limits,
 *   load: (query, options) => quoteKind.read(api, query, options),
 *   hrefOf,
 *   onQueryChange,
 * })
 * return <RecordList kind={quoteKind} list={list} />
 */
export function RecordList<Row, Text extends RecordListMessages>({
  kind,
  list,
  addresses = [],
  accounts = [],
  actions,
  summary,
  totals,
  selection,
  lastColumn,
  mayOpen,
  today,
  slotProps = {},
  messages,
  className,
  ...props
}: RecordListProps<Row, Text>) {
  const text = kind.useWords(messages)
  const statuses = useStatusOptions(kind)
  const { filters } = list.query
  const known = kind.filtersOf(filters)
  const choices = { statuses, addresses, accounts }
  const inUse = useRecordFiltersInUse(known, choices, text)
  const form = (
    <RecordFilters
      {...{ names: kind.filters, filters: known, choices, text }}
      isBusy={list.table.isBusy}
      onFilter={(values) =>
        list.setFilters({
          ...kind.codec.read(values).filters,
          // The form has no field for the age.
          ...keepFilters(filters, values.size > 0 ? ['age'] : []),
        })
      }
    />
  )
  const { chosen, ...choosing } = selection ?? {}
  const isFiltered = Object.keys(known).length > 0
  return (
    <div {...props} className={cx('gz-record-list', className)}>
      {actions ? (
        <div data-slot="toolbar">
          {form}
          {actions}
        </div>
      ) : (
        form
      )}
      {hasDayProblems(filters) ? (
        <p {...slotProps.paused} data-slot="paused" tabIndex={-1}>
          {text.paused}
        </p>
      ) : (
        <>
          {summary}
          <RecordListTable
            {...list.table}
            {...choosing}
            {...{ kind, lastColumn, mayOpen, today, hasAccounts: accounts.length > 1, actions: totals }}
            filters={[...inUse, ...(kind.otherFilters?.(filters, text) ?? [])]}
            onFiltersChange={(kept) => list.setFilters(keepFilters(filters, kept))}
            messages={messages}
            tableMessages={{
              ...(isFiltered ? { emptyTitle: text.noMatchTitle, empty: text.noMatch } : {}),
              ...(chosen ? { chosen } : {}),
            }}
            {...(slotProps.table ? { slotProps: slotProps.table } : {})}
          />
        </>
      )}
    </div>
  )
}

const noStatuses = { tones: {}, useWords: () => ({}) }

/** The statuses to filter by, in words. */
function useStatusOptions<Row, Text extends RecordListMessages>(kind: RecordKind<Row, never, Text>) {
  const { tones, useWords }: NonNullable<typeof kind.statuses> = kind.statuses ?? noStatuses
  const words = useWords()
  return Object.keys(tones).map((value) => ({ value, label: words[value] ?? value }))
}
