import type { OrderStatus } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { AddressSnapshot, PaymentSnapshot } from '../../db/schema/index.js'
import type { Scope } from '../../db/scope.js'
import { seesAmountsSql } from '../../sessions/people.sql.js'
import { isoInstant } from '../records/instant.sql.js'
import { amountColumns, insertLinesSql, type NewOrder } from './new-order.repository.js'

/** Condition on a user `w`: an administrator who can sign in and may see the amounts to decide about. */
export const decidesSql = `w.is_admin AND ${seesAmountsSql('w')}`

/** An order as it was placed, with the goods that it holds. */
export interface WaitingOrder {
  readonly id: number
  readonly orderNumber: string
  readonly status: OrderStatus
  readonly userId: number
  /** Whether the buyer may see prices. */
  readonly isPriceVisible: boolean
  readonly placedAt: string
  readonly poNum: string
  readonly notes: string
  readonly shipDate: string | null
  readonly shipAddressId: number
  readonly shipAddress: AddressSnapshot
  readonly billAddressId: number
  readonly billAddress: AddressSnapshot
  readonly payment: PaymentSnapshot
  readonly totalCents: number
  readonly administrators: number
  readonly lines: {
    readonly itemId: number
    readonly unit: number
    readonly unitLabel: string
    readonly name: string
    readonly quantity: number
    readonly price: number
  }[]
  readonly held: { readonly itemId: number; readonly fromStock: number; readonly fromAllocation: number }[]
}

const waitingQuery = namedQuery<WaitingOrder>(
  'waiting-order',
  `SELECT o.id, o.order_no AS "orderNumber", o.status, o.user_id AS "userId",
    u.is_price_visible AS "isPriceVisible", ${isoInstant('o.placed_at')} AS "placedAt",
    o.po_num AS "poNum", o.notes, o.ship_date::text AS "shipDate", o.ship_address_id AS "shipAddressId",
    o.ship_address AS "shipAddress", o.bill_address_id AS "billAddressId", o.bill_address AS "billAddress", o.payment, o.total_cents::float8 AS "totalCents",
    (SELECT count(*)::int FROM users w WHERE w.account_id = o.account_id AND ${decidesSql}) AS administrators,
    (SELECT COALESCE(json_agg(json_build_object('itemId', l.item_id, 'unit', l.unit_id, 'unitLabel', l.unit_label,
      'name', l.display_name, 'quantity', l.quantity, 'price', l.price) ORDER BY l.position), '[]')
      FROM order_lines l WHERE l.order_id = o.id) AS lines,
    (SELECT COALESCE(json_agg(json_build_object('itemId', r.item_id, 'fromStock', r.from_stock,
      'fromAllocation', r.from_allocation)), '[]')
      FROM reserved_goods r WHERE r.order_id = o.id) AS held
  FROM orders o JOIN users u ON u.id = o.user_id WHERE o.account_id = $1 AND o.id = $2`,
)

const lockQuery = namedQuery(
  'waiting-order-lock',
  'SELECT o.id FROM orders o WHERE o.account_id = $1 AND o.id = $2 FOR NO KEY UPDATE',
)

/** Locks an order of the company until the transaction of the scope ends. */
export async function lockOrder(scope: Scope, id: number): Promise<void> {
  await lockQuery.all(scope.db, [scope.accountId, id])
}

/** Reads an order as it was placed, in one statement; null when the company has no such order. */
export async function readWaitingOrder(scope: Scope, id: number): Promise<WaitingOrder | null> {
  const [order] = await waitingQuery.all(scope.db, [scope.accountId, id])
  return order ?? null
}

const rewriteQuery = namedQuery(
  'order-rewrite',
  `WITH kept AS (
    UPDATE orders SET po_num = $3, ship_date = $4, ship_address_id = ($5::jsonb ->> 'id')::int, ship_address = $5,
      bill_address_id = ($6::jsonb ->> 'id')::int, bill_address = $6, payment = $7, tax_rate_percent = $8,
      shipping_taxable = $9, convenience_fee_percent = $10, subtotal_cents = $11, shipping_cents = $12, tax_cents = $13,
      convenience_fee_cents = $14, total_cents = $15, updated_at = now()
    WHERE account_id = $1 AND id = $2 RETURNING id)
  DELETE FROM order_lines l USING kept WHERE l.order_id = kept.id`,
)

const rewriteLinesQuery = namedQuery(
  'order-rewrite-lines',
  `${insertLinesSql('orders', '$3')} WHERE orders.account_id = $1 AND orders.id = $2`,
)

/** Writes an order again, as it was approved. Part of a transaction that has the order locked. */
export async function rewriteOrder(
  scope: Scope,
  id: number,
  order: Omit<NewOrder, 'key' | 'status' | 'notes' | 'placedAt'>,
): Promise<void> {
  await rewriteQuery.all(scope.db, [
    ...[scope.accountId, id, order.poNum, order.shipDate],
    ...[JSON.stringify(order.shipAddress), JSON.stringify(order.billAddress), JSON.stringify(order.payment)],
    ...amountColumns(order.sums),
  ])
  await rewriteLinesQuery.all(scope.db, [scope.accountId, id, JSON.stringify(order.lines)])
}
