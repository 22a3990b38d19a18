import type { ApprovalOrder, OrderStatus } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { moverJoins, moverSql, type OrderRow, orderMembers } from '../orders/orders.repository.js'
import { decidesSql } from '../orders/waiting-orders.repository.js'
import { isoInstant } from '../records/instant.sql.js'

/** An order in the queue, or a rejected one; amounts in cents. */
export interface ApprovalRow extends OrderRow, Pick<ApprovalOrder, 'decidedBy' | 'decidedAt' | 'reason'> {
  readonly userId: number
  readonly limitCents: number | null
}

/** The queue of a company. */
interface ApprovalQueue {
  readonly waiting: ApprovalRow[]
  readonly rejected: ApprovalRow[]
  /** Active administrators of the company. */
  readonly administrators: number
}

function ordersOf(status: OrderStatus, order: string, limit: number) {
  return `(SELECT COALESCE(json_agg(found.row ORDER BY found.place), '[]') FROM (
    SELECT row_number() OVER (ORDER BY ${order}) AS place, json_build_object(${orderMembers}, 'userId', o.user_id,
      'limitCents', u.approval_limit_cents, 'reason', COALESCE(e.reason, ''), 'decidedAt', ${isoInstant('e.at')},
      'decidedBy', CASE WHEN e.id IS NOT NULL THEN ${moverSql} END) AS row
    FROM orders o JOIN users u ON u.id = o.user_id
      LEFT JOIN order_events e ON e.order_id = o.id AND e.to_status = 'Rejected'
      ${moverJoins}
    WHERE o.account_id = a.id AND o.status = '${status}' ORDER BY ${order} LIMIT ${limit}) found)`
}

const queueQuery = namedQuery<ApprovalQueue>(
  'approval-queue',
  `SELECT ${ordersOf('Pending Approval', 'o.placed_at, o.id', 500)} AS waiting,
    ${ordersOf('Rejected', 'o.placed_at DESC, o.id DESC', 50)} AS rejected,
    (SELECT count(*)::int FROM users w WHERE w.account_id = a.id AND ${decidesSql}) AS administrators
  FROM accounts a WHERE a.id = $1`,
)

/** Reads the orders of the company that wait for approval and the latest rejected ones, in one statement. */
export async function readApprovalQueue(scope: Scope): Promise<ApprovalQueue> {
  const [queue] = await queueQuery.all(scope.db, [scope.accountId])
  return queue ?? { waiting: [], rejected: [], administrators: 0 }
}
