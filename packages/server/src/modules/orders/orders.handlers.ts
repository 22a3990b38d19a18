import type { CallParsedInput, OrderStatus } from '@gauze/contract'
import { addDays, easternDayStart } from '@gauze/rules'
import { notFound, refused } from '../../base/problem.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { listAnswer } from '../../http/list-answer.js'
import { orderDetailsView, orderView, relatedOrderView } from './order.view.js'
import { type OrderFilters, readOrder, readOrders } from './orders.repository.js'

/** The statuses of an order, in the order that it goes through them. */
const orderStatuses: readonly OrderStatus[] = [
  'Pending Approval',
  'Pending Fulfillment',
  'Partially Fulfilled',
  'Shipped',
  'Delivered',
  'Rejected',
  'Cancelled',
]

function filtersOf({ fromDate, toDate, search, address, status }: CallParsedInput<'getSalesOrders'>): OrderFilters {
  if (status && !orderStatuses.some((known) => known === status)) {
    const known = orderStatuses.join(', ')
    throw refused('unknown-status', `No order can have the status “${status}”. Choose one of: ${known}.`, {
      status: [`must be one of: ${known}`],
    })
  }
  return {
    from: fromDate ? easternDayStart(fromDate) : null,
    until: toDate ? easternDayStart(addDays(toDate, 1)) : null,
    search: search?.trim() || null,
    addressId: address ?? null,
    status: status || null,
  }
}

/** The calls under /api/myaccount/transactions/ about orders. */
export const ordersHandlers = defineHandlers({
  getStatusList: async () => ({ statuses: [...orderStatuses] }),

  getSalesOrders: async ({ scope, user, input }) => {
    const { total, results } = await readOrders(scope, filtersOf(input), input)
    return listAnswer(input, { total, results: results.map((order) => orderView(order, user.isPriceVisible)) })
  },

  getSalesOrdersForParent: async ({ scope, user, input }) => {
    const { total, results } = await readOrders(scope, filtersOf(input), input)
    return listAnswer(input, { total, results: results.map((order) => relatedOrderView(order, user.isPriceVisible)) })
  },

  getSalesOrder: async ({ scope, user, input }) => {
    const order = await readOrder(scope, input.id)
    if (!order) throw notFound('Your company has no such order. Choose one from the list of orders.')
    return orderDetailsView(order, user.isPriceVisible)
  },
})
