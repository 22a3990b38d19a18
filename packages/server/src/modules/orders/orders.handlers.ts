import type { CallParsedInput } from '@gauze/contract'
import { orderStatusSchema } from '@gauze/contract/schemas'
import { addDays, easternDayStart } from '@gauze/rules'
import { notFound } from '../../base/problem.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { type ListRequest, type ListViewer, listHandler } from '../../http/list-answer.js'
import { cancelOrder } from './cancel-order.service.js'
import { orderDetailsView, orderView, relatedOrderView } from './order.view.js'
import { type OrderFilters, readOrder, readOrders, readShipTo } from './orders.repository.js'
import { readRecentParcels, readTracked } from './tracking.repository.js'
import { trackingView } from './tracking.view.js'

type Filters = NonNullable<CallParsedInput<'paginateSalesOrders'>['filters']>
type ParentFilters = Pick<CallParsedInput<'getSalesOrdersForParent'>, keyof Filters | 'account'>

function filtersOf({ fromDate, toDate, search, address, status, account }: ParentFilters): OrderFilters {
  return {
    from: fromDate ? easternDayStart(fromDate) : null,
    until: toDate ? easternDayStart(addDays(toDate, 1)) : null,
    search: search?.trim() || null,
    addressId: address ?? null,
    status: status ?? null,
    accountId: account ?? null,
  }
}

async function listOrders({ filters, ...window }: ListRequest<Filters>, { scope, user }: ListViewer) {
  const { total, results } = await readOrders(scope, filtersOf(filters), window)
  return { total, results: results.map((order) => orderView(order, user.isPriceVisible)) }
}

async function listRelatedOrders({ filters, ...window }: ListRequest<ParentFilters>, { scope, user }: ListViewer) {
  const { total, results } = await readOrders(scope, filtersOf(filters), window)
  return { total, results: results.map((order) => relatedOrderView(order, user.isPriceVisible)) }
}

/** How long a parcel is recent. */
const RECENT_MS = 60 * 86_400_000

const salesOrders = listHandler(listOrders)

/** The calls under /api/myaccount/transactions/ about orders. */
export const ordersHandlers = defineHandlers({
  getShipToList: async ({ scope }) => ({ addresses: [...(await readShipTo(scope))] }),

  getStatusList: async () => ({ statuses: [...orderStatusSchema.options] }),

  getSalesOrders: salesOrders,
  paginateSalesOrders: salesOrders,
  getSalesOrdersForAccount: salesOrders,
  getSalesOrdersForParent: listHandler(listRelatedOrders),

  getSalesOrder: async ({ scope, user, input }) => {
    const order = await readOrder(scope, input.id)
    if (!order) throw notFound('Your company has no such order. Choose one from the list of orders.')
    return orderDetailsView(order, user)
  },

  getTrackingData: async ({ scope, input }) => {
    const parcel = await readTracked(scope, input.trackingNumber)
    if (!parcel) {
      throw notFound(
        'Your company has no delivery with this tracking number. Compare it with the number on your order, or call us.',
      )
    }
    return trackingView(parcel)
  },

  getRecentFulfillments: async ({ scope, input, services }) => {
    const { account = scope.accountId } = input
    if (!scope.accountIds.includes(account))
      throw notFound('Your login has no such account. Leave it out, or choose another.')
    const since = new Date(services.now().getTime() - RECENT_MS)
    return { fulfillments: [...(await readRecentParcels(scope, account, since))] }
  },

  cancelOrder: ({ scope, user, input, services }) => cancelOrder(scope, user, input, services),
})
