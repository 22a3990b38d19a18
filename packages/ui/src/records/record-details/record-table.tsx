import type { ReactNode } from 'react'

/** A column of a {@link RecordTable}. */
export interface RecordColumn<Row> {
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** Aligned at its end. */
  readonly isNumber?: boolean
  readonly slot?: 'unit' | 'total'
}

export interface RecordTableProps<Row> {
  /** The name of the table. */
  caption: string
  /** The first one names the row. */
  columns: readonly RecordColumn<Row>[]
  /** The rows of the table. */
  rows: readonly Row[]
  /** Above the table. */
  children?: ReactNode
}

/**
 * The lines of a record: a table, whose rows are cards on a phone.
 *
 * @example <RecordTable caption="Items" columns={columns} rows={order.lines} />
 */
export function RecordTable<Row extends { readonly id: number }>(props: RecordTableProps<Row>) {
  const { caption, columns, rows, children } = props
  return (
    <section className="gz-record-lines gz-panel" data-slot="lines">
      {children}
      <table>
        <caption className="gz-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, isNumber }) => (
              <th key={label} scope="col" data-num={isNumber || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ label, cell, isNumber, slot }, index) =>
                index === 0 ? (
                  <th key={label} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={label} data-label={label} data-num={isNumber || undefined} data-slot={slot}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
