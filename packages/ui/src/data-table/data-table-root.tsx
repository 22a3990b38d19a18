'use client'
import { toCsv } from '@gauze/rules'
import { useMemo, useRef } from 'react'
import { useFormats } from '../formats/index.js'
import { ListNews } from '../internal/list-news.js'
import { Part } from '../internal/part.js'
import { useMessages } from '../messages/index.js'
import { countText } from './count-text.js'
import { dataTableMessages } from './data-table.messages.js'
import type { DataColumn, DataTableRootProps, RowKey } from './data-table.types.js'
import { type ColumnView, DataTableContext, type DataTableView } from './data-table-context.js'
import { useSelection } from './use-selection.js'

/** Holds the parts of a table, and the values that they share. The element has every state as an attribute. */
export function DataTableRoot<Row>(props: DataTableRootProps<Row>) {
  const { children, queryKey = '', attributes, table } = splitProps(props)
  const view = useTableView(table)
  const { state, selection } = view
  return (
    <DataTableContext value={view}>
      <Part
        {...attributes}
        slot="root"
        state={state}
        base="gz-data-table"
        data-status={state.status}
        data-busy={state.isBusy || undefined}
        data-empty={state.isEmpty || undefined}
        data-selectable={selection !== null || undefined}
      >
        <ListNews
          {...state}
          queryKey={queryKey}
          count={countText(view)}
          loading={view.text.loading}
          countRef={view.countRef}
        />
        {children}
      </Part>
    </DataTableContext>
  )
}

/** Splits the props into the table's own and the attributes of its element. */
function splitProps<Row>({
  children,
  queryKey,
  rows,
  columns,
  keyOf,
  label,
  status = 'ready',
  isBusy = false,
  total = rows.length,
  page = 1,
  pages = 1,
  limit = 5,
  limits = [],
  onLimitChange,
  pageHref,
  sort = null,
  onSortChange,
  onRetry,
  filters = [],
  onFiltersChange,
  allOf,
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  refusalOf = choosable,
  exportName = 'rows',
  exportRows,
  classNames = {},
  messages,
  ...attributes
}: DataTableRootProps<Row>) {
  const paging = { total, page, pages, limit, limits, onLimitChange, pageHref, sort, onSortChange, onRetry }
  const filtering = { filters, onFiltersChange }
  const choosing = { allOf, selectedKeys, defaultSelectedKeys, onSelectionChange }
  const content = {
    rows,
    columns,
    keyOf,
    refusalOf,
    label,
    status,
    isBusy,
    exportName,
    exportRows,
    classNames,
    messages,
  }
  return { children, queryKey, attributes, table: { paging, filtering, choosing, ...content } }
}

function useTableView<Row>({
  paging,
  filtering,
  choosing,
  rows,
  columns,
  keyOf,
  refusalOf,
  status,
  isBusy,
  exportRows,
  messages,
  ...shared
}: ReturnType<typeof splitProps<Row>>['table']): DataTableView {
  const text = useMessages('dataTable', dataTableMessages, messages)
  const { number } = useFormats()
  const { total } = paging
  const pageKeys = rows.filter((row) => refusalOf(row) === null).map(keyOf)
  const selection = useSelection({ ...choosing, total, isBusy, pageKeys })
  const countRef = useRef<HTMLParagraphElement>(null)
  // Choosing a row draws the root again; the cells stay the same elements, so React leaves their content as it is.
  const views = useMemo(() => rowViews(rows, columns, keyOf, refusalOf), [rows, columns, keyOf, refusalOf])
  const isEmpty = status === 'ready' && !isBusy && rows.length === 0
  return {
    ...paging,
    ...filtering,
    ...shared,
    text,
    number,
    selection,
    countRef,
    state: { status, isBusy, isEmpty, chosen: selection?.count ?? 0 },
    ...views,
    readCsv: async () => csvOf(columns, (await exportRows?.()) ?? rows),
  }
}

function choosable(): null {
  return null
}

function rowViews<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  keyOf: (row: Row) => RowKey,
  refusalOf: (row: Row) => string | null,
): Pick<DataTableView, 'columns' | 'rows'> {
  const named = columns.find(({ isRowHeader }) => isRowHeader)
  const header = named ?? columns[0]
  return {
    columns: columns.map((column) => columnView({ ...column, isRowHeader: column === header })),
    rows: rows.map((row) => ({
      key: keyOf(row),
      name: String(named?.text?.(row) ?? keyOf(row)),
      refusal: refusalOf(row),
      cells: columns.map(({ cell }) => cell(row)),
    })),
  }
}

function columnView<Row>(column: DataColumn<Row>): ColumnView {
  const { id, header, isRowHeader = false, isNumber = false, isSortable = false, isWideOnly = false } = column
  return { id, header, isRowHeader, isNumber, isSortable, isWideOnly }
}

function csvOf<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap(({ header, text }) => (text ? [{ header, text }] : []))
  return toCsv([written.map(({ header }) => header), ...rows.map((row) => written.map(({ text }) => text(row)))])
}
