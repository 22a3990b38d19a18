'use client'
import { type ReactElement, useLayoutEffect, useState } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import {
  Cell,
  Column,
  Row,
  type RowProps,
  Table,
  TableBody,
  TableHeader,
  type TableProps,
} from 'react-aria-components/Table'
import { ChevronDownIcon } from '../icons/index.js'
import { AriaLocale } from '../internal/aria-locale.js'
import { slotClass } from '../internal/slot-class.js'
import type { RowKey } from './data-table.types.js'
import { type ColumnView, type RowView, useDataTable } from './data-table-context.js'

export interface DataTableTableProps extends Omit<TableProps, 'children'> {
  /** A row in place of the usual `DataTable.Row`. */
  renderRow?: (row: RowView) => ReactElement
}

/**
 * The rows, as React Aria's table: arrow keys move between rows and cells, headers sort, Space chooses a row. Where the
 * table is narrower than 640 px each row is a card, and stays a row for assistive technology. Shown when there are rows.
 */
export function DataTableTable({ renderRow = usualRow, className, ...props }: DataTableTableProps) {
  const { label, rows, sort, onSortChange, selection, state, classNames } = useDataTable('Table')
  useRowsBeforePaint()
  if (state.status === 'error' || rows.length === 0) return null
  const choosing = selection && {
    selectionMode: 'multiple' as const,
    selectedKeys: selection.shownKeys,
    onSelectionChange: (keys: 'all' | Set<RowKey>) => selection.chooseOnPage(keys),
  }
  return (
    <AriaLocale>
      <Table
        aria-label={label}
        {...props}
        {...choosing}
        {...(sort ? { sortDescriptor: sort } : {})}
        onSortChange={({ column, direction }) => onSortChange?.({ column: String(column), direction })}
        data-slot="table"
        className={slotClass(classNames.table, className)}
      >
        <DataTableHeader />
        <TableBody>{rows.map(renderRow)}</TableBody>
      </Table>
    </AriaLocale>
  )
}

/**
 * React Aria knows its rows from an effect on, which React leaves for after the paint when a page arrives in a
 * transition: an empty table would be seen, and then what is below it would move. A synchronous update runs it at once.
 */
function useRowsBeforePaint(): void {
  const [, setDrawn] = useState(false)
  useLayoutEffect(() => setDrawn(true), [])
}

function usualRow(row: RowView): ReactElement {
  return <DataTableRow key={row.key} row={row} />
}

/** The row of headers, in view while its rows are. */
function DataTableHeader() {
  const { columns, selection, text, classNames } = useDataTable('Table')
  return (
    <TableHeader data-slot="header" className={classNames.header ?? ''}>
      {selection ? (
        <Column data-slot="column" data-choice="" textValue={text.choose} className={classNames.column ?? ''}>
          <ChoiceBox label={text.chooseAll} />
        </Column>
      ) : null}
      {columns.map((column) => (
        <DataTableColumn key={column.id} column={column} />
      ))}
    </TableHeader>
  )
}

/** The header of a column; a sortable one is pressed to sort. */
function DataTableColumn({ column }: { column: ColumnView }) {
  const { columns, onSortChange, classNames } = useDataTable('Table')
  const isSortable = column.isSortable && onSortChange !== undefined
  const hasRowHeader = columns.some(({ isRowHeader }) => isRowHeader)
  return (
    <Column
      id={column.id}
      isRowHeader={hasRowHeader ? column.isRowHeader : column === columns[0]}
      allowsSorting={isSortable}
      textValue={column.header}
      data-slot="column"
      {...columnAttributes(column)}
      className={classNames.column ?? ''}
    >
      {isSortable && column.isNumber ? <ChevronDownIcon size={14} /> : null}
      {column.header}
      {isSortable && !column.isNumber ? <ChevronDownIcon size={14} /> : null}
    </Column>
  )
}

export interface DataTableRowProps extends Omit<RowProps<object>, 'children' | 'id' | 'columns'> {
  row: RowView
}

/** One row. @selector [data-selected] */
export function DataTableRow({ row, className, ...props }: DataTableRowProps) {
  const { columns, selection, text, classNames } = useDataTable('Row')
  return (
    <Row {...props} id={row.key} textValue={row.name} data-slot="row" className={slotClass(classNames.row, className)}>
      {selection ? (
        <Cell data-slot="cell" data-choice="" className={classNames.cell ?? ''}>
          <ChoiceBox label={text.choose} />
        </Cell>
      ) : null}
      {columns.map((column, index) => (
        <Cell
          key={column.id}
          data-slot="cell"
          data-label={column.header}
          {...columnAttributes(column)}
          className={classNames.cell ?? ''}
        >
          {row.cells[index]}
        </Cell>
      ))}
    </Row>
  )
}

function columnAttributes({ id, isRowHeader, isNumber, isWideOnly }: ColumnView) {
  return {
    'data-column': id,
    'data-name': isRowHeader || undefined,
    'data-number': isNumber || undefined,
    'data-wide': isWideOnly || undefined,
  }
}

function ChoiceBox({ label }: { label: string }) {
  return (
    <Checkbox slot="selection" aria-label={label} className="gz-choice-box">
      <span aria-hidden="true" />
    </Checkbox>
  )
}
