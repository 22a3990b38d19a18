'use client'
import type { ListSort } from '@gauze/machines/paginated-list'
import { createContext, type ReactNode, type RefObject, use } from 'react'
import type { DataTableMessages } from './data-table.messages.js'
import type { DataColumn, DataTableFilter, DataTableSlot, DataTableState, RowKey } from './data-table.types.js'
import type { Selection } from './use-selection.js'

/** A column without the type of its rows. */
export type ColumnView = Pick<DataColumn<never>, 'id' | 'header'> &
  Readonly<Record<'isRowHeader' | 'isNumber' | 'isSortable' | 'isWideOnly', boolean>>

/** A row as the parts show it. */
export interface RowView {
  key: RowKey
  name: string
  /** Why the row cannot be chosen; null if it can. */
  refusal: string | null
  /** The contents of its cells, in the order of the columns. */
  cells: readonly ReactNode[]
}

/** The values that the parts of one table share. */
export interface DataTableView {
  label: string
  columns: readonly ColumnView[]
  rows: readonly RowView[]
  state: DataTableState
  total: number
  page: number
  pages: number
  limit: number
  limits: readonly number[]
  onLimitChange: ((limit: number) => void) | undefined
  filters: readonly DataTableFilter[]
  onFiltersChange: ((kept: readonly string[]) => void) | undefined
  pageHref: ((page: number) => string) | undefined
  sort: ListSort | null
  onSortChange: ((sort: ListSort) => void) | undefined
  onRetry: (() => void) | undefined
  /** Null when rows cannot be chosen. */
  selection: Selection | null
  exportName: string
  /** The rows as a CSV file. */
  readCsv: () => Promise<string>
  /** The element that takes a lost focus. */
  countRef: RefObject<HTMLParagraphElement | null>
  classNames: Partial<Record<DataTableSlot, string>>
  text: DataTableMessages
  /** Writes a number. */
  number: (value: number) => string
}

export const DataTableContext = createContext<DataTableView | null>(null)

/**
 * The table around a part.
 * @throws Error outside of a table.
 */
export function useDataTable(part: string): DataTableView {
  const view = use(DataTableContext)
  if (!view) {
    throw new Error(
      `DataTable.${part} found no table, because no <DataTable.Root> is around it. Put it inside of <DataTable.Root rows={…} columns={…}>.`,
    )
  }
  return view
}
