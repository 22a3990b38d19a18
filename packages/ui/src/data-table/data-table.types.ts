import type { ListSort } from '@gauze/machines/paginated-list'
import type { ReactNode } from 'react'
import type { PartProps } from '../internal/part.js'
import type { DataTableMessages } from './data-table.messages.js'

/** The key that identifies a row. */
export type RowKey = string | number

/** A column of the table, and the content of its cells. */
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
  /** Hidden while the table is narrower than 860 px; its card still shows it. @selector [data-wide] */
  isWideOnly?: boolean
  /**
   * Its text in an exported file; a column without `text` is not exported. The text of the row header is also
   * announced.
   */
  text?: (row: Row) => string | number
}

/** A filter in use. */
export interface DataTableFilter {
  /** Its name, such as in the address. */
  id: string
  /** Its name, such as `Status`. */
  label: string
  /** Its value, such as `Shipped`. */
  value: string
}

/**
 * The chosen rows, as a bulk action receives them.
 *
 * `rows`: rows of pages that the browser has read, by their keys. `all`: every row that `query` matches, except the
 * rows in `except`. The browser has not read most of them, and rows appear, disappear and change before the server
 * acts. Send the query, so that the server finds its rows in the transaction that acts on them. Also send `count`, the
 * number that the person saw: if the server finds another number, it can refuse, and the page can ask again.
 *
 * @example
 * const chosen = choice.scope === 'rows'
 *   ? { ids: [...choice.keys] }
 *   : { ...choice.query, except: [...choice.except], expected: choice.count }
 */
export type DataTableChoice<Query = unknown> =
  | { readonly scope: 'rows'; readonly keys: ReadonlySet<RowKey>; readonly count: number }
  | { readonly scope: 'all'; readonly query: Query; readonly except: ReadonlySet<RowKey>; readonly count: number }

/** @selector [data-status] */
export type DataTableStatus = 'ready' | 'loading' | 'error'

/** The parts, by the `data-slot` of their element. */
export type DataTableSlot =
  | 'filters'
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
  | 'foot'
  | 'page-size'
  | 'pager'
  | 'empty'
  | 'error'
  | 'skeleton'

/** The state that the parts are styled by. */
export interface DataTableState {
  status: DataTableStatus
  /** The next page is loading; the previous rows are still shown. */
  isBusy: boolean
  isEmpty: boolean
  /** How many rows are chosen, on all pages. */
  chosen: number
}

export interface DataTableRootProps<Row> extends Omit<PartProps<DataTableState>, 'children'> {
  /** The rows of the page. */
  rows: readonly Row[]
  /** The columns, from left to right. */
  columns: readonly DataColumn<Row>[]
  /** Returns the key of a row. */
  keyOf: (row: Row) => RowKey
  /** Names the table. */
  label: string
  /**
   * Whether the rows are loading, shown, or could not be read.
   * @selector [data-status]
   */
  status?: DataTableStatus
  /** The next page is loading; the previous rows stay, dimmed. @selector [data-busy] */
  isBusy?: boolean
  /** Identifies the query of the rows. When it changes, a lost focus moves to the count. */
  queryKey?: string
  /** The number of all rows of the list; the number of shown rows by default. */
  total?: number
  /** From 1. */
  page?: number
  /** The number of pages. */
  pages?: number
  /** Rows on a page, and so in its skeleton. */
  limit?: number
  /** Sizes of a page to choose from. */
  limits?: readonly number[]
  /** Without it no size can be chosen. */
  onLimitChange?: (limit: number) => void
  /** The address of a page. Without it there is no pager. */
  pageHref?: (page: number) => string
  /** The column that sorts the rows, and its direction; `null` for the server's order. */
  sort?: ListSort | null
  /** Without it no column sorts. */
  onSortChange?: (sort: ListSort) => void
  /** Called when the user asks again for rows that could not be read. */
  onRetry?: () => void
  /** The filters in use. */
  filters?: readonly DataTableFilter[]
  /** Called with the ids of the filters that stay. Without it filters are not shown. */
  onFiltersChange?: (kept: readonly string[]) => void
  /**
   * The query that the rows of all pages match, as plain data, such as the filters of `useList`. With it, the bar of
   * chosen rows offers to choose all of them at once ({@link DataTableChoice}). That choice ends when this value
   * changes, because other filters match other rows.
   */
  allOf?: object
  /**
   * The rows chosen by their keys, on all pages; none while all rows of the list are chosen. Given, or with
   * `onSelectionChange`, rows can be chosen. @selector [data-selectable]
   */
  selectedKeys?: ReadonlySet<RowKey>
  /**
   * Why a row cannot be chosen, in words; null if it can. Its box is disabled and named by the reason. Pass the same
   * function on every render.
   */
  refusalOf?: (row: Row) => string | null
  /** The keys of the rows that are selected at first. */
  defaultSelectedKeys?: ReadonlySet<RowKey>
  /** Called with the keys of all selected rows. */
  onSelectionChange?: (keys: ReadonlySet<RowKey>) => void
  /** The name of an exported file. */
  exportName?: string
  /** Reads the rows to export, such as the rows of all pages; the shown rows by default. */
  exportRows?: () => Promise<readonly Row[]>
  /** A class for every element of a part. */
  classNames?: Partial<Record<DataTableSlot, string>>
  messages?: Partial<DataTableMessages>
  children?: ReactNode
}
