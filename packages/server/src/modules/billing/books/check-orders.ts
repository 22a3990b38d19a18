import type { BookedOrder } from './booked-order.js'
import { checkHeldGoods } from './check-held-goods.js'
import { checkOrderHolds } from './check-holds.js'
import { checkOrderAmounts } from './check-order-amounts.js'
import { checkOrderInvoices } from './check-order-invoices.js'
import { checkOrderMoves } from './check-order-moves.js'
import { checkParcels } from './check-parcels.js'
import type { Differences } from './differences.js'

/** Calculates an order and all records that were made from it. */
export function checkOrder(order: BookedOrder, differences: Differences): void {
  checkOrderAmounts(order, differences)
  checkOrderMoves(order, differences)
  checkParcels(order, differences)
  checkOrderInvoices(order, differences)
  checkHeldGoods(order, differences)
  checkOrderHolds(order, differences)
}
