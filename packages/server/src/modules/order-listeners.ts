import type { OrderListeners } from '../services/order-listeners.types.js'
import { tellOfInvoice } from './billing/tell-of-invoice.js'
import { giveBackGoods, mailBuyer, notifyBuyer, settleMoney } from './orders/move-listeners.js'
import { queueDocuments, queueMove } from './purchase-orders/queue-documents.js'
import { reopenEstimates } from './quotes/accept-quotes.repository.js'

/** The work of all modules that follows from an order, in the order in which it is done. */
export const orderListeners: OrderListeners = {
  moved: [
    giveBackGoods,
    reopenEstimates,
    settleMoney,
    (scope, { id, status }) => queueMove(scope, id, status),
    mailBuyer,
    notifyBuyer,
  ],
  shipped: [
    tellOfInvoice,
    (scope, { orderId, parcelId, invoice }) =>
      queueDocuments(scope, orderId, [
        { kind: 'shipNotice', subject: parcelId },
        { kind: 'invoice', subject: invoice.id },
      ]),
  ],
}
