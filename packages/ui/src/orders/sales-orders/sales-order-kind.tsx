import type { CallInput, ListAnswer, RelatedSalesOrder, SalesOrder } from '@gauze/contract'
import { unbroken } from '../../internal/unbroken.js'
import { useMessages } from '../../messages/index.js'
import { recordKind, statusColumn } from '../../records/record-list/index.js'
import { orderStatuses } from '../order-statuses/index.js'
import { type SalesOrdersMessages, salesOrdersMessages } from './sales-orders.messages.js'

/** An order in a list; the list of a parent login says whose order it is. */
export type ListedOrder = SalesOrder | RelatedSalesOrder

/**
 * The call that lists orders. A client of `@gauze/api-client` fits as it is; for a parent login, pass its
 * `getSalesOrdersForParent` under this name.
 */
export interface SalesOrdersPort {
  readonly getSalesOrders: (
    input: CallInput<'getSalesOrdersForParent'>,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<ListAnswer<ListedOrder>>
}

function accountOf(order: ListedOrder): string {
  return 'accountName' in order ? order.accountName : ''
}

/**
 * The orders of a company, newest first by default. Without totals, which a viewer without prices does not receive, the
 * table has no Total column.
 */
export const salesOrderKind = recordKind({
  className: 'gz-sales-orders',
  filters: ['search', 'account', 'address', 'status', 'fromDate', 'toDate'],
  statuses: orderStatuses,
  sorts: ['date'],
  sort: { column: 'date', direction: 'descending' },
  useWords: (own?: Partial<SalesOrdersMessages>) => useMessages('salesOrders', salesOrdersMessages, own),
  read: ({ getSalesOrders }: SalesOrdersPort, request, options) => getSalesOrders(request, options),
  keyOf: ({ id }) => id,
  columns: ({ text, rows, hasAccounts, day, money, link }) => [
    {
      id: 'order',
      header: text.order,
      cell: ({ id, orderNumber }) => link('order', id, orderNumber),
      text: ({ orderNumber }) => orderNumber,
      isRowHeader: true,
    },
    { id: 'date', header: text.date, cell: ({ date }) => day(date), isSortable: true },
    ...(hasAccounts ? [{ id: 'account', header: text.account, cell: accountOf }] : []),
    { id: 'po', header: text.po, cell: ({ poNum }) => unbroken(poNum || '–') },
    { id: 'shipTo', header: text.shipTo, cell: ({ shipTo }) => shipTo },
    { id: 'placedBy', header: text.placedBy, cell: ({ placedBy }) => placedBy, isWideOnly: true },
    { id: 'items', header: text.items, cell: ({ itemCount }) => itemCount, isNumber: true, isWideOnly: true },
    statusColumn(orderStatuses, text.status),
    ...(rows.length === 0 || rows.some(({ total }) => total !== null)
      ? [
          {
            id: 'total',
            header: text.total,
            cell: ({ total }: ListedOrder) => (total === null ? '–' : money(total)),
            isNumber: true,
          },
        ]
      : []),
  ],
})
