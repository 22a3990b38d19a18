'use client'
import { type ReactNode, useState } from 'react'
import { Button } from '../actions/button/index.js'
import { SelectField } from '../forms/select-field/index.js'
import { cx } from '../internal/cx.js'
import { Part, type PartProps } from '../internal/part.js'
import { saveCsv } from '../internal/save-csv.js'
import { slotClass } from '../internal/slot-class.js'
import { Pagination, type PaginationProps } from '../navigation/pagination/index.js'
import { countText } from './count-text.js'
import type { DataTableState } from './data-table.types.js'
import { useDataTable } from './data-table-context.js'

/** The line above the table. */
export function DataTableToolbar({ className, ...props }: PartProps<DataTableState>) {
  const { state, classNames } = useDataTable('Toolbar')
  return <Part {...props} slot="toolbar" state={state} className={slotClass(classNames.toolbar, className)} />
}

/**
 * The number of rows, and the current page. It takes the focus when another page arrives. Empty while the number is
 * unknown.
 */
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

/** Sorts the cards, where no column headers are shown. Renders nothing if no column is sortable. */
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
      saveCsv(`${exportName}.csv`, await readCsv())
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

/** The line below the rows. */
export function DataTableFoot({ className, ...props }: PartProps<DataTableState>) {
  const { state, classNames } = useDataTable('Foot')
  return <Part {...props} slot="foot" state={state} className={slotClass(classNames.foot, className)} />
}

/**
 * Chooses the number of rows on a page. Renders nothing if the smallest page holds all rows, or without
 * `onLimitChange`.
 */
export function DataTablePageSize({ className }: { className?: string }) {
  const { state, limit, limits, onLimitChange, total, text, number, classNames } = useDataTable('PageSize')
  const sizes = [...new Set([...limits, limit])].sort((one, other) => one - other)
  const [smallest = limit] = sizes
  if (!onLimitChange || sizes.length === 1 || total <= smallest || state.status !== 'ready') return null
  return (
    <SelectField
      size="s"
      data-slot="page-size"
      className={cx('gz-data-table-page-size', classNames['page-size'], className)}
      label={text.pageSize}
      options={sizes.map((size) => ({ value: size, label: number(size) }))}
      value={limit}
      onChange={onLimitChange}
    />
  )
}

/** Links to the pages. Renders nothing when there is only one page, or without `pageHref`. */
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
      className={slotClass(classNames.pager, className)}
    />
  )
}
