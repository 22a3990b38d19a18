import type { OrderStatus } from '@gauze/contract'
import { formatDate } from '@gauze/rules'
import { conflict, notFound } from '../../base/problem.js'
import { namedQuery } from '../../db/client.js'
import type { OrderActor } from '../../db/schema/index.js'
import type { Scope } from '../../db/scope.js'
import type { MailedParcel } from '../../services/order-listeners.types.js'
import type { Services } from '../../services/services.js'
import { isoInstant } from '../records/instant.sql.js'
import { canMove } from './order-moves.js'
import { moverJoins, moverSql } from './orders.repository.js'

/** An order to move, with the status that the mover saw. */
export interface SeenOrder {
  readonly id: number
  readonly status: OrderStatus
}

/** The mover of an order, and why it moves. */
export interface OrderMove {
  /** A `user` is the user of the scope. */
  readonly by: OrderActor
  /** In words for the buyer. */
  readonly reason?: string
  /** The administrator for whom a substitute moves it; null for none. */
  readonly onBehalfOf?: number | null
  /** The parcel that leaves with this move, for the mail. */
  readonly parcel?: MailedParcel
}

/** The services that moving an order needs. */
export type MoveServices = Pick<Services, 'jobs' | 'publicUrl' | 'orderListeners'>

interface MovingOrder {
  readonly orderNumber: string
  readonly status: OrderStatus
  readonly userId: number
  readonly email: string
  readonly firstName: string
  readonly isActive: boolean
  readonly isPriceVisible: boolean
}

const lockQuery = namedQuery<MovingOrder>(
  'order-lock',
  `SELECT o.order_no AS "orderNumber", o.status, o.user_id AS "userId", u.email, u.first_name AS "firstName",
    u.active AS "isActive", u.is_price_visible AS "isPriceVisible"
  FROM orders o JOIN users u ON u.id = o.user_id
  WHERE o.account_id = $1 AND o.id = $2 FOR NO KEY UPDATE OF o`,
)

const moveQuery = namedQuery(
  'order-move',
  `WITH moved AS (
    UPDATE orders SET status = $4, updated_at = now() WHERE account_id = $1 AND id = $2
    RETURNING id, account_id, total_cents)
  INSERT INTO order_events
    (order_id, account_id, actor, user_id, from_status, to_status, reason, on_behalf_of, total_cents)
  SELECT id, account_id, $5, $6, $3, $4, $7, $8, total_cents FROM moved`,
)

/**
 * Moves an order to another status: the only way that a placed order's status changes. It records the move and calls
 * the listeners of moved orders, one after another. Part of the scope's transaction; of two concurrent moves, the
 * second waits and is refused.
 * @param seen the order with the status that the mover saw
 * @throws ProblemError 404 when the company has no such order; 409 `order-moved` when the order has another status by
 * now; 409 `order-move-not-allowed` when an order of this status cannot move there. Then nothing has changed.
 * @example
 * await scope.transaction((locked) =>
 *   moveOrder(locked, { id, status: 'Pending Approval' }, 'Rejected', { by: 'user', reason: 'Too many' }, services))
 */
export async function moveOrder(
  scope: Scope,
  seen: SeenOrder,
  to: OrderStatus,
  { by, reason = '', onBehalfOf = null, parcel }: OrderMove,
  services: MoveServices,
): Promise<void> {
  const [order] = await lockQuery.all(scope.db, [scope.accountId, seen.id])
  if (!order) throw notFound('Your company has no such order. Choose one from the list of orders.')
  if (order.status !== seen.status) throw await movedMeanwhile(scope, seen.id, order)
  if (!canMove(order.status, to)) {
    throw conflict(
      'order-move-not-allowed',
      `Order ${order.orderNumber} is “${order.status}” and cannot become “${to}”. Nothing has changed.`,
    )
  }
  const actorId = by === 'user' ? scope.userId : null
  await moveQuery.all(scope.db, [scope.accountId, seen.id, seen.status, to, by, actorId, reason, onBehalfOf])
  const moved = { ...order, id: seen.id, status: to, reason, parcel: parcel ?? null }
  for (const listener of services.orderListeners.moved) await listener(scope, moved, services)
}

const lastMoveQuery = namedQuery<{ mover: string; at: string }>(
  'order-last-move',
  `SELECT COALESCE(NULLIF(${moverSql}, ''), 'Gauze') AS mover, ${isoInstant('e.at')} AS at
  FROM order_events e ${moverJoins}
  WHERE e.account_id = $1 AND e.order_id = $2 ORDER BY e.id DESC LIMIT 1`,
)

async function movedMeanwhile(scope: Scope, orderId: number, { orderNumber, status }: MovingOrder) {
  const [last] = await lastMoveQuery.all(scope.db, [scope.accountId, orderId])
  const since = last === undefined ? '' : ` since ${formatDate(last.at)}, by ${last.mover}`
  return conflict(
    'order-moved',
    `Order ${orderNumber} has changed: it is “${status}”${since}. Nothing else has changed. Look at the order again.`,
  )
}
