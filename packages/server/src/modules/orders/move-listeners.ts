import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { queueMail } from '../../jobs/mail.js'
import type { ListenerServices, MovedOrder } from '../../services/order-listeners.types.js'
import { requestCapture, requestRelease } from '../payables/payment-holds.repository.js'
import { movedMail } from './order-mails.js'
import { isGivenUp } from './order-moves.js'
import { releaseGoods } from './reserved-goods.js'

/** Gives back the goods and the allocation of an order that is given up. */
export async function giveBackGoods(scope: Scope, { id, status }: MovedOrder): Promise<void> {
  if (isGivenUp(status)) await releaseGoods(scope, id)
}

/** Asks for the money of an approved order, or gives up the money of an order that is given up. */
export async function settleMoney(scope: Scope, { id, status }: MovedOrder): Promise<void> {
  if (status === 'Pending Fulfillment') await requestCapture(scope, { orderId: id })
  if (isGivenUp(status)) await requestRelease(scope, { orderId: id })
}

/** Mails the move to the buyer, if the login is active. */
export async function mailBuyer(scope: Scope, order: MovedOrder, { jobs, publicUrl }: ListenerServices): Promise<void> {
  const mail = movedMail(order, publicUrl())
  if (mail !== null && order.isActive) await queueMail(scope.db, jobs, mail)
}

const notifyQuery = namedQuery(
  'order-notify',
  `INSERT INTO notifications (account_id, user_id, notification_type, meta_data) VALUES ($1, $2, 'Order Update',
    jsonb_build_object('orderId', $3::int, 'orderNumber', $4::text, 'status', $5::text, 'reason', $6::text))`,
)

/** Notifies the buyer of every move but a delivery: a trigger notifies of that, with its parcel. */
export async function notifyBuyer(
  { db, accountId }: Scope,
  { id, orderNumber, status, reason, userId }: MovedOrder,
): Promise<void> {
  if (status === 'Delivered') return
  await notifyQuery.all(db, [accountId, userId, id, orderNumber, status, reason])
}
