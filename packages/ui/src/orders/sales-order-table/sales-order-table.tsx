'use client'
import type { RelatedSalesOrder, SalesOrder } from '@gauze/contract'
import { type Cents, centsFromDollars } from '@gauze/rules'
import { type DataColumn, DataTable, type DataTableProps } from '../../data-table/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { OrderStatusTag } from '../order-status-tag/index.js'
import { type SalesOrderTableMessages, salesOrderTableMessages } from './sales-order-table.messages.js'

type OwnProps = 'columns' | 'keyOf' | 'label' | 'messages' | 'className'

/** An order in a list; the list of a parent login says whose order it is. */
export type ListedOrder = SalesOrder | RelatedSalesOrder

export interface SalesOrderTableProps extends Omit<DataTableProps<ListedOrder>, OwnProps> {
  /** The page of one order. */
  hrefOf: (order: ListedOrder) => string
  /** Shows a column with the account of each order. */
  hasAccounts?: boolean
  className?: string
  messages?: Partial<SalesOrderTableMessages>
}

/**
 * Orders as a `DataTable`; on a phone each row is a card. Without totals, which a viewer without prices does not
 * receive, the table has no Total column.
 */
export function SalesOrderTable({ hrefOf, hasAccounts = false, messages, className, ...props }: SalesOrderTableProps) {
  const text = useMessages('salesOrderTable', salesOrderTableMessages, messages)
  const hasTotals = props.rows.length === 0 || props.rows.some(({ total }) => total !== null)
  const day = useDateFormat()
  const { money } = useFormats()
  const isShown: Readonly<Record<string, boolean>> = { total: hasTotals, account: hasAccounts }
  const columns = orderColumns(text, hrefOf, { day, money })
  return (
    <DataTable
      {...props}
      className={cx('gz-sales-orders', className)}
      columns={columns.filter(({ id }) => isShown[id] ?? true)}
      keyOf={({ id }) => id}
      label={text.caption}
      messages={text}
    />
  )
}

function accountOf(order: ListedOrder): string {
  return 'accountName' in order ? order.accountName : ''
}

function orderColumns(
  text: SalesOrderTableMessages,
  hrefOf: SalesOrderTableProps['hrefOf'],
  { day, money }: { day: (date: string) => string; money: (amount: Cents) => string },
): readonly DataColumn<ListedOrder>[] {
  return [
    {
      id: 'order',
      header: text.order,
      cell: (order) => <Anchor href={hrefOf(order)}>{order.orderNumber}</Anchor>,
      text: ({ orderNumber }) => orderNumber,
      isRowHeader: true,
    },
    {
      id: 'date',
      header: text.date,
      cell: ({ date }) => day(date),
      text: ({ date }) => day(date),
      isSortable: true,
    },
    { id: 'account', header: text.account, cell: accountOf, text: accountOf },
    { id: 'po', header: text.po, cell: ({ poNum }) => poNum || '–', text: ({ poNum }) => poNum },
    { id: 'shipTo', header: text.shipTo, cell: ({ shipTo }) => shipTo, text: ({ shipTo }) => shipTo },
    {
      id: 'placedBy',
      header: text.placedBy,
      cell: ({ placedBy }) => placedBy,
      text: ({ placedBy }) => placedBy,
      isWideOnly: true,
    },
    {
      id: 'items',
      header: text.items,
      cell: ({ itemCount }) => itemCount,
      text: ({ itemCount }) => itemCount,
      isNumber: true,
      isWideOnly: true,
    },
    {
      id: 'status',
      header: text.status,
      cell: ({ status }) => <OrderStatusTag status={status} />,
      text: ({ status }) => status,
    },
    {
      id: 'total',
      header: text.total,
      cell: ({ total }) => (total === null ? '–' : money(centsFromDollars(total))),
      text: ({ total }) => total ?? '',
      isNumber: true,
    },
  ]
}
