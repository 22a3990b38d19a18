'use client'
import { memo, type ReactElement, type TableHTMLAttributes, useEffect, useRef } from 'react'
import { ChevronDownIcon } from '../icons/index.js'
import { cx } from '../internal/cx.js'
import { Part, type PartProps } from '../internal/part.js'
import { slotClass } from '../internal/slot-class.js'
import { tableRoles as roles } from '../internal/table-roles.js'
import { type ColumnView, type RowView, useDataTable } from './data-table-context.js'
import type { Selection } from './use-selection.js'

export interface DataTableTableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Renders a row of your own instead of the usual `DataTable.Row`. */
  renderRow?: (row: RowView) => ReactElement
}

/**
 * The rows, as a plain table: Tab reaches the sort buttons of the headers, the checkboxes, and the links of the rows.
 * Where the table is narrower than 640 px each row is a card, and stays a row for assistive technology. Shown when there
 * are rows.
 */
export function DataTableTable({ renderRow = usualRow, className, ...props }: DataTableTableProps) {
  const { label, rows, state, classNames } = useDataTable('Table')
  if (state.status === 'error' || rows.length === 0) return null
  return (
    <table
      aria-label={label}
      {...props}
      {...roles.table}
      data-slot="table"
      className={cx(classNames.table, className) || undefined}
    >
      <DataTableHeader />
      <tbody {...roles.group}>{rows.map(renderRow)}</tbody>
    </table>
  )
}

function usualRow(row: RowView): ReactElement {
  return <DataTableRow key={row.key} row={row} />
}

/** The row of headers, in view while its rows are. */
function DataTableHeader() {
  const { columns, selection, text, classNames } = useDataTable('Table')
  return (
    <thead {...roles.group} data-slot="header" className={classNames.header}>
      <tr {...roles.row}>
        {selection ? (
          <th {...roles.columnHeader} data-slot="column" data-choice="" className={classNames.column}>
            <PageBox selection={selection} label={text.chooseAll} />
          </th>
        ) : null}
        {columns.map((column) => (
          <DataTableColumn key={column.id} column={column} />
        ))}
      </tr>
    </thead>
  )
}

/** The header of a column. The header of a sortable column contains a button. */
function DataTableColumn({ column }: { column: ColumnView }) {
  const { sort, onSortChange, classNames } = useDataTable('Table')
  const { id, header, isNumber } = column
  const isSortable = column.isSortable && onSortChange !== undefined
  const direction = sort?.column === id ? sort.direction : undefined
  return (
    <th
      {...roles.columnHeader}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      data-slot="column"
      {...columnAttributes(column)}
      className={classNames.column}
    >
      {isSortable ? (
        <button
          type="button"
          data-slot="sort-button"
          onClick={() =>
            onSortChange({ column: id, direction: direction === 'ascending' ? 'descending' : 'ascending' })
          }
        >
          {isNumber ? <ChevronDownIcon size={14} /> : null}
          {header}
          {isNumber ? null : <ChevronDownIcon size={14} />}
        </button>
      ) : (
        header
      )}
    </th>
  )
}

/** The state of a row that its class may depend on. */
export interface DataTableRowState {
  isSelected: boolean
}

export interface DataTableRowProps extends Omit<PartProps<DataTableRowState>, 'children'> {
  /** The row, from the table's context. */
  row: RowView
}

/** One row. @selector [data-selected] */
export function DataTableRow({ row, className, ...props }: DataTableRowProps) {
  const { columns, selection, text, classNames } = useDataTable('Row')
  const isSelected = selection?.isChosen(row.key) ?? false
  return (
    <Part
      as="tr"
      {...roles.row}
      {...props}
      slot="row"
      state={{ isSelected }}
      data-selected={isSelected || undefined}
      className={slotClass(classNames.row, className)}
    >
      {selection ? (
        <td {...roles.cell} data-slot="cell" data-choice="" className={classNames.cell}>
          <label className="gz-choice-box">
            <input
              type="checkbox"
              aria-label={row.refusal === null ? text.choose(row.name) : text.cannotChoose(row.name, row.refusal)}
              disabled={row.refusal !== null}
              checked={isSelected}
              onChange={() => selection.toggle(row.key)}
            />
          </label>
        </td>
      ) : null}
      <RowCells row={row} columns={columns} className={classNames.cell} />
    </Part>
  )
}

interface RowCellsProps {
  row: RowView
  columns: readonly ColumnView[]
  className: string | undefined
}

/** The cells of a row. Choosing another row does not draw them again. */
const RowCells = memo(function RowCells({ row, columns, className }: RowCellsProps) {
  return columns.map((column, index) => {
    const Cell = column.isRowHeader ? 'th' : 'td'
    return (
      <Cell
        key={column.id}
        {...(column.isRowHeader ? roles.rowHeader : roles.cell)}
        data-slot="cell"
        data-label={column.header}
        {...columnAttributes(column)}
        className={className}
      >
        {row.cells[index]}
      </Cell>
    )
  })
})

function columnAttributes({ id, isRowHeader, isNumber, isWideOnly }: ColumnView) {
  return {
    'data-column': id,
    'data-name': isRowHeader || undefined,
    'data-number': isNumber || undefined,
    'data-wide': isWideOnly || undefined,
  }
}

/** Chooses every row of the page, or none of them. */
function PageBox({ selection, label }: { selection: Selection; label: string }) {
  const box = useRef<HTMLInputElement>(null)
  const { onPage, isPageChosen, togglePage } = selection
  const isMixed = onPage > 0 && !isPageChosen
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className="gz-choice-box">
      <input ref={box} type="checkbox" aria-label={label} checked={isPageChosen && onPage > 0} onChange={togglePage} />
    </label>
  )
}
