'use client'
import { type ReactNode, useState } from 'react'
import { Button } from '../actions/button/index.js'
import { SelectField } from '../forms/select-field/index.js'
import { cx } from '../internal/cx.js'
import { Pagination, type PaginationProps } from '../navigation/pagination/index.js'
import { countText } from './count-text.js'
import type { DataTableState, RowKey } from './data-table.types.js'
import { useDataTable } from './data-table-context.js'
import { Part, type PartProps } from './part.js'
import { slotClass } from './slot-class.js'

/** The line above the table. */
export function DataTableToolbar({ className, ...props }: PartProps<DataTableState>) {
  const { state, classNames } = useDataTable('Toolbar')
  return <Part {...props} slot="toolbar" state={state} className={slotClass(classNames.toolbar, className)} />
}

/** How many rows there are, and on which page. It takes the focus when another page came. Empty while that is unknown. */
export function DataTableCount({ className, ...props }: Omit<PartProps<DataTableState>, 'ref'>) {
  const view = useDataTable('Count')
  const { state, countRef, classNames } = view
  return (
    <Part
      {...props}
      ref={countRef}
      tabIndex={-1}
      slot="count"
      state={state}
      data-busy={state.isBusy || undefined}
      className={slotClass(classNames.count, className)}
    >
      {state.status === 'ready' ? countText(view) : null}
    </Part>
  )
}

/** Sorts where the headers are not shown, on cards. Nothing where no column sorts. */
export function DataTableSort({ className }: { className?: string }) {
  const { columns, sort, onSortChange, text, classNames } = useDataTable('Sort')
  const orders = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, header }) => [
      { sort: { column: id, direction: 'ascending' as const }, label: text.ascending(header) },
      { sort: { column: id, direction: 'descending' as const }, label: text.descending(header) },
    ])
  if (!onSortChange || orders.length === 0) return null
  const keyOfSort = (order: typeof sort) => (order ? `${order.column} ${order.direction}` : '')
  const options = orders.map((order) => ({ value: keyOfSort(order.sort), label: order.label }))
  return (
    <SelectField
      size="s"
      data-slot="sort"
      className={cx('gz-data-table-sort', classNames.sort, className)}
      label={text.sort}
      isLabelHidden
      options={sort ? options : [{ value: '', label: text.ownOrder, isDisabled: true }, ...options]}
      value={keyOfSort(sort)}
      onChange={(value) => {
        const order = orders.find((candidate) => keyOfSort(candidate.sort) === value)
        if (order) onSortChange(order.sort)
      }}
    />
  )
}

/** Saves the rows as a CSV file, with every column that has a `text`. */
export function DataTableExport({ className, children }: { className?: string; children?: ReactNode }) {
  const { exportName, readCsv, text, classNames } = useDataTable('Export')
  const [status, setStatus] = useState<'ready' | 'writing' | 'failed'>('ready')
  const write = async () => {
    setStatus('writing')
    try {
      saveFile(`${exportName}.csv`, await readCsv())
      setStatus('ready')
    } catch {
      setStatus('failed')
    }
  }
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        data-slot="export"
        className={cx(classNames.export, className)}
        isPending={status === 'writing'}
        onClick={() => void write()}
      >
        {children ?? text.export}
      </Button>
      <p role="alert" data-slot="export-failure">
        {status === 'failed' ? text.exportFailed : null}
      </p>
    </>
  )
}

/** Without the mark at the beginning, a common spreadsheet reads the file in a character set of its own. */
function saveFile(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

export interface DataTableBulkProps extends Omit<PartProps<DataTableState>, 'children'> {
  /** Buttons for the chosen rows. */
  children?: (keys: ReadonlySet<RowKey>, clear: () => void) => ReactNode
}

/**
 * How many rows are chosen, and what can be done with them. Its room is always there, so that choosing moves nothing; on
 * cards it sticks to the foot. Nothing where rows cannot be chosen.
 */
export function DataTableBulk({ className, children, ...props }: DataTableBulkProps) {
  const { state, selection, rows, text, number, classNames } = useDataTable('Bulk')
  if (!selection || state.status === 'error' || state.isEmpty) return null
  const { keys } = selection
  const clear = () => selection.set(new Set())
  const isEveryRow = rows.every(({ key }) => keys.has(key))
  return (
    <Part
      {...props}
      role="group"
      aria-label={text.bulkActions}
      slot="bulk"
      state={state}
      data-chosen={keys.size > 0 || undefined}
      className={slotClass(classNames.bulk, className)}
    >
      <p role="status">{text.chosen(keys.size, number(keys.size))}</p>
      {isEveryRow ? null : (
        <Button
          size="s"
          variant="plain"
          data-slot="choose-all"
          onClick={() => selection.set(new Set([...keys, ...rows.map(({ key }) => key)]))}
        >
          {text.chooseAll}
        </Button>
      )}
      {keys.size > 0 ? (
        <>
          <Button size="s" variant="plain" onClick={clear}>
            {text.clearChosen}
          </Button>
          <div data-slot="bulk-actions">{children?.(keys, clear)}</div>
        </>
      ) : null}
    </Part>
  )
}

/** Links to the pages. Nothing when there is one page, or no `pageHref`. */
export function DataTablePager({ className, ...props }: Omit<PaginationProps, 'page' | 'pages' | 'hrefOf'>) {
  const { state, page, pages, pageHref, classNames } = useDataTable('Pager')
  if (!pageHref || state.status !== 'ready') return null
  return (
    <Pagination
      {...props}
      page={page}
      pages={pages}
      hrefOf={pageHref}
      data-slot="pager"
      className={cx(classNames.pager, className)}
    />
  )
}
