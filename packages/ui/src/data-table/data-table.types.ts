import type { ListSort } from '@gauze/machines/paginated-list'
import type { ReactNode } from 'react'
import type { DataTableMessages } from './data-table.messages.js'
import type { PartProps } from './part.js'

/** What identifies a row. */
export type RowKey = string | number

/** A column of the table, and what a row shows in it. */
export interface DataColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The cell that names its row, for assistive technology and on top of its card. One column has it. */
  isRowHeader?: boolean
  /** Aligned at the end, in digits of one width. @selector [data-number] */
  isNumber?: boolean
  /** The list can be sorted by it. */
  isSortable?: boolean
  /** Left out where the table is narrower than 860 px; its card shows it. @selector [data-wide] */
  isWideOnly?: boolean
  /** Its text in an exported file; a column without it is left out there. That of the row header is announced, too. */
  text?: (row: Row) => string | number
}

/** @selector [data-status] */
export type DataTableStatus = 'ready' | 'loading' | 'error'

/** The parts, by the `data-slot` of their element. */
export type DataTableSlot =
  | 'toolbar'
  | 'count'
  | 'sort'
  | 'export'
  | 'frame'
  | 'bulk'
  | 'table'
  | 'header'
  | 'column'
  | 'row'
  | 'cell'
  | 'pager'
  | 'empty'
  | 'error'
  | 'skeleton'

/** What the parts are styled by. */
export interface DataTableState {
  status: DataTableStatus
  /** Another page is on its way, and the rows are those of before. */
  isBusy: boolean
  isEmpty: boolean
  /** How many rows are chosen, on all pages. */
  chosen: number
}

export interface DataTableRootProps<Row> extends Omit<PartProps<DataTableState>, 'children'> {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  keyOf: (row: Row) => RowKey
  /** Names the table. */
  label: string
  /** @selector [data-status] */
  status?: DataTableStatus
  /** Another page is on its way; the rows stay, and cannot be mistaken for it. @selector [data-busy] */
  isBusy?: boolean
  /** Identifies what the rows answer. When that changes, a lost focus moves to the count. */
  queryKey?: string
  /** All rows of the list; those shown by default. */
  total?: number
  /** From 1. */
  page?: number
  pages?: number
  /** Rows on a page, and so in its skeleton. */
  limit?: number
  /** The address of a page. Without it there is no pager. */
  pageHref?: (page: number) => string
  sort?: ListSort | null
  /** Without it no column sorts. */
  onSortChange?: (sort: ListSort) => void
  onRetry?: () => void
  /** The chosen rows, on all pages. Given, or with `onSelectionChange`, rows can be chosen. @selector [data-selectable] */
  selectedKeys?: ReadonlySet<RowKey>
  defaultSelectedKeys?: ReadonlySet<RowKey>
  onSelectionChange?: (keys: ReadonlySet<RowKey>) => void
  /** The name of an exported file. */
  exportName?: string
  /** Reads the rows to export, such as those of all pages; those shown by default. */
  exportRows?: () => Promise<readonly Row[]>
  /** A class for every element of a part. */
  classNames?: Partial<Record<DataTableSlot, string>>
  messages?: Partial<DataTableMessages>
  children?: ReactNode
}
