import type { CallInput, ListAnswer } from '@gauze/contract'
import { listCodec, type TextFilters } from '../../hooks/list-codec.js'
import type { ListedOrder } from '../sales-order-table/index.js'
import { orderDayProblems } from './order-days.js'

/** The most characters of each filter. */
export const ORDER_FILTERS = {
  search: 100,
  account: 10,
  address: 10,
  status: 40,
  fromDate: 10,
  toDate: 10,
} as const

/** The filters of a list of orders; account and address are ids, and days are written as 2026-11-20. */
export type SalesOrderFilters = TextFilters<keyof typeof ORDER_FILTERS>

/** The address of a list of orders: its filters, `sort`, `rows` and `page`. Without any it lists the newest first. */
export const salesOrdersCodec = listCodec({
  filters: ORDER_FILTERS,
  sorts: ['date'],
  sort: { column: 'date', direction: 'descending' },
  limits: [10, 25, 50, 100],
})

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

/**
 * Reads one page of the orders. If a day has an error, it returns an empty page without a request.
 *
 * @example const answer = await readSalesOrders(api, salesOrdersCodec.read(url.searchParams))
 */
export async function readSalesOrders(
  port: SalesOrdersPort,
  { page, limit, filters, sort }: ReturnType<typeof salesOrdersCodec.read>,
  options?: { readonly signal?: AbortSignal },
): Promise<ListAnswer<ListedOrder>> {
  if (hasDayProblems(filters)) return { results: [], total: 0, page: 1, pages: 0, limit }
  const orderBy = sort?.direction === 'ascending' ? 'asc' : 'desc'
  return port.getSalesOrders({ ...filters, page, limit, orderBy }, options)
}

/** Whether orders cannot be listed, because of the days between which they are asked for. */
export function hasDayProblems(filters: SalesOrderFilters): boolean {
  return Object.keys(orderDayProblems(filters)).length > 0
}
