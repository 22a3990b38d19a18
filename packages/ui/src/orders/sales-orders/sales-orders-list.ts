import type { CallInput, ListAnswer } from '@gauze/contract'
import { hasDayProblems, RECORD_FILTERS, type RecordFilterValues } from '../../data-table/record-filters/index.js'
import { listCodec } from '../../hooks/list-codec.js'
import type { ListedOrder } from '../sales-order-table/index.js'

/** The filters of a list of orders; account and address are ids, and days are written as 2026-11-20. */
export type SalesOrderFilters = RecordFilterValues

/** The address of a list of orders: its filters, `sort`, `rows` and `page`. Without any it lists the newest first. */
export const salesOrdersCodec = listCodec({
  filters: RECORD_FILTERS,
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
