'use client'
import { centsFromDollars, easternDate } from '@gauze/rules'
import { type DataColumn, DataTable, type DataTableProps } from '../../data-table/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useRoutes } from '../../routes/index.js'
import type { RecordKind, RecordPage } from './record-kind.js'
import type { RecordListMessages } from './record-list.messages.js'

export interface RecordListTableProps<Row, Text extends RecordListMessages>
  extends Omit<DataTableProps<Row>, 'columns' | 'keyOf' | 'label' | 'messages' | 'className'> {
  /** The columns, words and keys of this kind of record. */
  kind: Pick<RecordKind<Row, never, Text>, 'className' | 'columns' | 'keyOf' | 'useWords'>
  className?: string
  /** The list is of several accounts. */
  hasAccounts?: boolean
  /** A column after the columns of the kind, such as one with buttons. */
  lastColumn?: DataColumn<Row> | undefined
  /** Whether the person may open the page of one record; by default, every number is a link. */
  mayOpen?: ((page: RecordPage) => boolean) | undefined
  /** Today in Eastern time, YYYY-MM-DD; by default, of the browser's clock. */
  today?: string | undefined
  messages?: Partial<Text> | undefined
  /** Words of the table that are not in the messages of the kind. */
  tableMessages?: DataTableProps<Row>['messages']
}

/**
 * Records of a kind as a `DataTable`, without the filters of their list.
 *
 * @example <RecordListTable kind={orderKind} rows={overview.recentOrders} hasToolbar={false} />
 */
export function RecordListTable<Row, Text extends RecordListMessages>({
  kind,
  hasAccounts = false,
  lastColumn,
  mayOpen = () => true,
  today = easternDate(new Date()),
  messages,
  tableMessages,
  className,
  ...props
}: RecordListTableProps<Row, Text>) {
  const text = kind.useWords(messages)
  const day = useDateFormat()
  const formats = useFormats()
  const routes = useRoutes()
  const columns = kind.columns({
    ...{ text, hasAccounts, day, today, rows: props.rows, number: formats.number },
    money: (dollars) => formats.money(centsFromDollars(dollars)),
    link: (page, id, number) =>
      mayOpen(page) ? (
        <Anchor key={id} href={routes[page](id)}>
          {number}
        </Anchor>
      ) : (
        <span key={id}>{number}</span>
      ),
  })
  const { caption, count, loading, emptyTitle, empty, errorTitle, error } = text
  return (
    <DataTable
      {...props}
      className={cx(kind.className, className)}
      columns={lastColumn ? [...columns, lastColumn] : columns}
      keyOf={kind.keyOf}
      label={caption}
      messages={{ count, loading, emptyTitle, empty, errorTitle, error, ...tableMessages }}
    />
  )
}
