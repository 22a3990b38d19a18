import type { OrderStatus } from '@gauze/contract'
import { conflict } from '../../base/problem.js'
import { namedQuery } from '../../db/client.js'
import type { AddressSnapshot, PaymentSnapshot } from '../../db/schema/index.js'
import type { Scope } from '../../db/scope.js'
import type { OrderSums } from '../pricing/order-amounts.js'
import { isoInstant } from '../records/instant.sql.js'

/** An order that has been placed. */
export interface PlacedOrder {
  readonly id: number
  readonly userId: number
  readonly orderNumber: string
  readonly status: OrderStatus
  readonly totalCents: number
  readonly placedAt: string
}

const placedColumns = `id, user_id AS "userId", order_no AS "orderNumber", status, total_cents::float8 AS "totalCents",
  ${isoInstant('placed_at')} AS "placedAt"`

const orderByKeyQuery = namedQuery<PlacedOrder>(
  'order-by-key',
  `SELECT ${placedColumns} FROM orders WHERE account_id = $1 AND idempotency_key = $2`,
)

/**
 * The order that the user placed with an Idempotency-Key, at any time before; null when there is none.
 * @throws ProblemError 409 when a colleague used the key
 */
export async function readOrderByKey(scope: Scope, key: string): Promise<PlacedOrder | null> {
  const [order] = await orderByKeyQuery.all(scope.db, [scope.accountId, key])
  if (order === undefined) return null
  if (order.userId === scope.userId) return order
  throw conflict('idempotency-key-reused', 'This Idempotency-Key was used for another order. Send a new one.')
}

/** A line as sold; it stays the same when the catalog changes. */
export interface NewOrderLine {
  readonly position: number
  readonly itemId: number
  readonly unitId: number
  readonly itemName: string
  readonly displayName: string
  readonly mpn: string
  readonly matrixDetails: readonly { key: string; value: string }[]
  readonly unitName: string
  readonly unitLabel: string
  readonly conversionRate: number
  readonly price: number
  readonly quantity: number
  readonly taxable: boolean
  readonly totalCents: number
}

/** An order to write. */
export interface NewOrder {
  readonly key: string
  readonly status: Extract<OrderStatus, 'Pending Approval' | 'Pending Fulfillment'>
  readonly poNum: string
  readonly notes: string
  readonly shipDate: string
  readonly shipAddress: AddressSnapshot
  readonly billAddress: AddressSnapshot
  readonly payment: PaymentSnapshot
  readonly sums: OrderSums
  readonly placedAt: Date
  readonly lines: readonly NewOrderLine[]
}

/**
 * Inserts the lines of an order as they are sold.
 * @param order alias of a row with the id of the order
 * @param lines parameter with a list of {@link NewOrderLine} as JSON
 */
export function insertLinesSql(order: string, lines: string): string {
  return `
    INSERT INTO order_lines (order_id, position, item_id, unit_id, item_name, display_name, mpn, matrix_details,
      unit_name, unit_label, conversion_rate, price, quantity, taxable, total_cents)
    SELECT ${order}.id, l."position", l."itemId", l."unitId", l."itemName", l."displayName", l.mpn, l."matrixDetails",
      l."unitName", l."unitLabel", l."conversionRate", l.price, l.quantity, l.taxable, l."totalCents"
    FROM ${order}, json_to_recordset(${lines}::json) AS l("position" int, "itemId" int, "unitId" int, "itemName" text,
      "displayName" text, mpn text, "matrixDetails" jsonb, "unitName" text, "unitLabel" text,
      "conversionRate" numeric, price numeric, quantity int, taxable boolean, "totalCents" bigint)`
}

const insertOrderQuery = namedQuery<PlacedOrder>(
  'order-insert',
  `WITH placed AS (
    INSERT INTO orders (order_no, account_id, user_id, status, po_num, notes, ship_date, ship_address_id, ship_address,
      bill_address_id, bill_address, payment, tax_rate_percent, shipping_taxable, convenience_fee_percent,
      subtotal_cents, shipping_cents, tax_cents, convenience_fee_cents, total_cents, idempotency_key, placed_at,
      updated_at)
    VALUES ('SO-' || nextval('order_no_seq'), $1, $2, $3, $4, $5, $6, ($7::jsonb ->> 'id')::int, $7,
      ($8::jsonb ->> 'id')::int, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $19)
    RETURNING *),
  sold AS (${insertLinesSql('placed', '$20')}),
  recorded AS (
    INSERT INTO order_events (order_id, account_id, at, actor, user_id, to_status, total_cents)
    SELECT id, account_id, placed_at, 'user', user_id, status, total_cents FROM placed)
  SELECT ${placedColumns} FROM placed`,
)

/** The values of the columns from `tax_rate_percent` to `total_cents`. */
export function amountColumns(sums: OrderSums): readonly unknown[] {
  const { taxRate, shippingTaxable, feePercent, subtotal, shipping, tax, convenienceFee, total } = sums
  return [taxRate, shippingTaxable, feePercent, subtotal, shipping, tax ?? 0, convenienceFee ?? 0, total]
}

/** Writes an order with its lines and its first event; the number comes from the sequence. */
export async function insertOrder(scope: Scope, order: NewOrder): Promise<PlacedOrder> {
  const [placed] = await insertOrderQuery.all(scope.db, [
    ...[scope.accountId, scope.userId, order.status, order.poNum, order.notes, order.shipDate],
    ...[JSON.stringify(order.shipAddress), JSON.stringify(order.billAddress), JSON.stringify(order.payment)],
    ...[...amountColumns(order.sums), order.key, order.placedAt, JSON.stringify(order.lines)],
  ])
  if (!placed) throw new Error('The order was not written. The database answered no row for it.')
  return placed
}
