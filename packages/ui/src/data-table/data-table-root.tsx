'use client'
import { useRef, useState } from 'react'
import { useFormats } from '../formats/index.js'
import { useMessages } from '../messages/index.js'
import { dataTableMessages } from './data-table.messages.js'
import type { DataColumn, DataTableRootProps, RowKey } from './data-table.types.js'
import { type ColumnView, DataTableContext, type DataTableView, type Selection } from './data-table-context.js'
import { DataTableNews } from './data-table-news.js'
import { Part } from './part.js'
import { toCsv } from './to-csv.js'

/** The parts of a table and what they share. The element has every state as an attribute. */
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
        <DataTableNews queryKey={queryKey} />
        {children}
      </Part>
    </DataTableContext>
  )
}

/** What the table shows, apart from the attributes of its element. */
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
  pageHref,
  sort = null,
  onSortChange,
  onRetry,
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  exportName = 'rows',
  exportRows,
  classNames = {},
  messages,
  ...attributes
}: DataTableRootProps<Row>) {
  const paging = { total, page, pages, limit, pageHref, sort, onSortChange, onRetry }
  const choosing = { selectedKeys, defaultSelectedKeys, onSelectionChange }
  const content = { rows, columns, keyOf, label, status, isBusy, exportName, exportRows, classNames, messages }
  return { children, queryKey, attributes, table: { paging, choosing, ...content } }
}

function useTableView<Row>({
  paging,
  choosing,
  rows,
  columns,
  keyOf,
  status,
  isBusy,
  exportRows,
  messages,
  ...shared
}: ReturnType<typeof splitProps<Row>>['table']): DataTableView {
  const text = useMessages('dataTable', dataTableMessages, messages)
  const { number } = useFormats()
  const selection = useSelection(choosing)
  const countRef = useRef<HTMLParagraphElement>(null)
  const isEmpty = status === 'ready' && !isBusy && rows.length === 0
  return {
    ...paging,
    ...shared,
    text,
    number,
    selection,
    countRef,
    state: { status, isBusy, isEmpty, chosen: selection?.keys.size ?? 0 },
    columns: columns.map(columnView),
    rows: rows.map((row) => ({
      key: keyOf(row),
      name: String(columns.find(({ isRowHeader }) => isRowHeader)?.text?.(row) ?? keyOf(row)),
      cells: columns.map(({ cell }) => cell(row)),
    })),
    readCsv: async () => csvOf(columns, (await exportRows?.()) ?? rows),
  }
}

type Choosing = ReturnType<typeof splitProps>['table']['choosing']

const NO_KEYS: ReadonlySet<RowKey> = new Set()

function useSelection({ selectedKeys, defaultSelectedKeys, onSelectionChange }: Choosing): Selection | null {
  const [ownKeys, setOwnKeys] = useState(defaultSelectedKeys ?? NO_KEYS)
  if (!selectedKeys && !defaultSelectedKeys && !onSelectionChange) return null
  return {
    keys: selectedKeys ?? ownKeys,
    set: (keys) => {
      setOwnKeys(keys)
      onSelectionChange?.(keys)
    },
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
