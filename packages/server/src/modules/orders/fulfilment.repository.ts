import type { Fulfillment, OrderStatus } from '@gauze/contract'
import { type Db, namedQuery } from '../../db/client.js'
import type { PaymentSnapshot } from '../../db/schema/index.js'
import type { Scope } from '../../db/scope.js'
import { isRecalledSql, recallNumberSql } from '../pricing/recalled.sql.js'

/** Amounts of an order or of an invoice, in cents. */
export interface Amounts {
  readonly subtotal: number
  readonly shipping: number
  readonly tax: number
  readonly convenienceFee: number
}

/** A line of an order, with the part that has left and the part that has an invoice. */
export interface FulfilmentLine {
  readonly id: number
  readonly position: number
  readonly itemId: number
  readonly displayName: string
  readonly matrixDetails: readonly { key: string; value: string }[]
  readonly unitLabel: string
  readonly conversionRate: number
  readonly quantity: number
  readonly quantityFulfilled: number
  readonly taxable: boolean
  readonly totalCents: number
  readonly invoicedQuantity: number
  readonly invoicedCents: number
}

/** An order for its operator. */
export interface FulfilmentOrder {
  readonly id: number
  readonly orderNumber: string
  readonly accountId: number
  readonly userId: number
  readonly status: OrderStatus
  readonly payment: PaymentSnapshot
  /** Days until an invoice on terms is due. */
  readonly termsDays: number
  readonly amounts: Amounts
  /** The sums of the order's invoices so far. */
  readonly invoiced: Amounts
  /** Whether the money of a card is captured; null for an order without reserved money. */
  readonly isCaptured: boolean | null
  readonly paymentReference: string | null
  readonly lines: readonly FulfilmentLine[]
}

const lockQuery = namedQuery<{ id: number }>(
  'fulfilment-lock',
  `WITH locked AS (SELECT id, account_id FROM orders WHERE order_no = $1 FOR NO KEY UPDATE)
  SELECT locked.id FROM locked JOIN accounts a ON a.id = locked.account_id FOR NO KEY UPDATE OF a`,
)

function amountsJson(row: string) {
  return `json_build_object('subtotal', ${row}.subtotal_cents, 'shipping', ${row}.shipping_cents, 'tax', ${row}.tax_cents,
    'convenienceFee', ${row}.convenience_fee_cents)`
}

const orderQuery = namedQuery<FulfilmentOrder>(
  'fulfilment-order',
  `SELECT o.id, o.order_no AS "orderNumber", o.account_id AS "accountId", o.user_id AS "userId", o.status, o.payment,
    COALESCE(a.terms_days, 30) AS "termsDays", ${amountsJson('o')} AS amounts,
    (SELECT ${amountsJson('sums')} FROM (
      SELECT COALESCE(sum(v.subtotal_cents), 0) AS subtotal_cents, COALESCE(sum(v.shipping_cents), 0) AS shipping_cents,
        COALESCE(sum(v.tax_cents), 0) AS tax_cents, COALESCE(sum(v.convenience_fee_cents), 0) AS convenience_fee_cents
      FROM invoices v WHERE v.order_id = o.id) sums) AS invoiced,
    h."isCaptured", h.reference AS "paymentReference",
    (SELECT COALESCE(json_agg(json_build_object('id', l.id, 'position', l.position, 'itemId', l.item_id,
      'displayName', l.display_name, 'matrixDetails', l.matrix_details, 'unitLabel', l.unit_label,
      'conversionRate', l.conversion_rate, 'quantity', l.quantity, 'quantityFulfilled', l.quantity_fulfilled, 'taxable', l.taxable, 'totalCents', l.total_cents,
      'invoicedQuantity', COALESCE(i.quantity, 0), 'invoicedCents', COALESCE(i.total, 0)) ORDER BY l.position), '[]')
      FROM order_lines l LEFT JOIN (
        SELECT il.position, sum(il.quantity) AS quantity, sum(il.total_cents) AS total
        FROM invoice_lines il JOIN invoices v ON v.id = il.invoice_id WHERE v.order_id = $1 GROUP BY il.position) i
        ON i.position = l.position
      WHERE l.order_id = o.id) AS lines
  FROM orders o JOIN accounts a ON a.id = o.account_id LEFT JOIN (
    SELECT order_id, max(reference) AS reference,
      bool_and(capture_requested_at IS NOT NULL AND settled_at IS NOT NULL AND failure IS NULL) AS "isCaptured"
    FROM payment_holds WHERE released_at IS NULL GROUP BY order_id) h ON h.order_id = o.id
  WHERE o.id = $1`,
)

/**
 * Locks an order and its company until the transaction ends, and reads the order; null when no order has the number.
 * @param db a transaction of the store itself: an operator reaches the orders of every company
 */
export async function lockForFulfilment(db: Db, orderNumber: string): Promise<FulfilmentOrder | null> {
  const [locked] = await lockQuery.all(db, [orderNumber])
  if (locked === undefined) return null
  const [order] = await orderQuery.all(db, [locked.id])
  return order ?? null
}

const recalledQuery = namedQuery<{ itemId: number; recallNumber: string }>(
  'fulfilment-recalled',
  `SELECT i.id AS "itemId", ${recallNumberSql('i')} AS "recallNumber"
  FROM items i WHERE i.id = ANY($1::int[]) AND ${isRecalledSql('i')}`,
)

/** The numbers of the recalls that stop the shipment of items, by the items' ids. */
export async function readRecalled(db: Db, itemIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await recalledQuery.all(db, [itemIds])
  return new Map(rows.map(({ itemId, recallNumber }) => [itemId, recallNumber]))
}

/** A parcel to write. */
export interface NewParcel extends Pick<Fulfillment, 'carrier' | 'trackingNumber'> {
  readonly shippedAt: Date
  readonly lines: readonly { readonly id: number; readonly quantity: number }[]
}

const parcelQuery = namedQuery<{ id: number }>(
  'fulfilment-insert',
  `WITH parcel AS (
    INSERT INTO fulfilments (order_id, account_id, carrier, tracking_number, status, shipped_at)
    VALUES ($2, $1, $3, $4, 'Shipped', $5) RETURNING id),
  sent AS (SELECT s.id, s.quantity FROM json_to_recordset($6::json) AS s(id int, quantity int)),
  noted AS (
    UPDATE order_lines l SET quantity_fulfilled = l.quantity_fulfilled + sent.quantity
    FROM sent WHERE l.id = sent.id AND l.order_id = $2)
  INSERT INTO fulfilment_lines (fulfilment_id, order_line_id, quantity)
  SELECT parcel.id, sent.id, sent.quantity FROM parcel, sent RETURNING fulfilment_id AS id`,
)

/** Writes a parcel with its lines. Part of a transaction that has the order locked. @returns its id */
export async function insertParcel({ db, accountId }: Scope, orderId: number, parcel: NewParcel): Promise<number> {
  const { carrier, trackingNumber, shippedAt, lines } = parcel
  const values = [accountId, orderId, carrier, trackingNumber, shippedAt, JSON.stringify(lines)]
  const [line] = await parcelQuery.all(db, values)
  if (!line) throw new Error('The parcel was not written. The database answered no row for it.')
  return line.id
}

/** An invoice to write. */
export interface NewInvoice {
  readonly amounts: Amounts
  /** YYYY-MM-DD in Eastern time. */
  readonly issuedOn: string
  readonly dueOn: string
  /** The positions of the order's lines, each with its quantity and its cents. */
  readonly lines: readonly { readonly position: number; readonly quantity: number; readonly totalCents: number }[]
}

const invoiceQuery = namedQuery<{ id: number; number: string; totalCents: number }>(
  'fulfilment-invoice',
  `WITH invoice AS (
    INSERT INTO invoices (invoice_no, account_id, order_id, po_num, issued_on, due_on, ship_address, bill_address,
      subtotal_cents, shipping_cents, tax_cents, convenience_fee_cents, total_cents)
    SELECT 'INV-' || nextval('invoice_no_seq'), o.account_id, o.id, o.po_num, $3::date, $4::date, o.ship_address,
      o.bill_address, $5::bigint, $6::bigint, $7::bigint, $8::bigint, $5::bigint + $6::bigint + $7::bigint + $8::bigint
    FROM orders o WHERE o.account_id = $1 AND o.id = $2 RETURNING id, invoice_no, total_cents),
  billed AS (
    INSERT INTO invoice_lines (invoice_id, position, item_id, item_name, display_name, mpn, matrix_details, unit_name,
      unit_label, conversion_rate, price, quantity, total_cents)
    SELECT invoice.id, l.position, l.item_id, l.item_name, l.display_name, l.mpn, l.matrix_details, l.unit_name,
      l.unit_label, l.conversion_rate, l.price, b.quantity, b."totalCents"
    FROM invoice, order_lines l
      JOIN json_to_recordset($9::json) AS b("position" int, quantity int, "totalCents" bigint) ON b."position" = l.position
    WHERE l.order_id = $2),
  owed AS (UPDATE accounts SET balance_cents = balance_cents + invoice.total_cents FROM invoice WHERE accounts.id = $1)
  SELECT id, invoice_no AS number, total_cents::float8 AS "totalCents" FROM invoice`,
)

/** Writes an invoice of an order, which the company owes from then on. */
export async function insertInvoice(
  { db, accountId }: Scope,
  orderId: number,
  { amounts, issuedOn, dueOn, lines }: NewInvoice,
): Promise<{ id: number; number: string; totalCents: number }> {
  const { subtotal, shipping, tax, convenienceFee } = amounts
  const [invoice] = await invoiceQuery.all(db, [
    ...[accountId, orderId, issuedOn, dueOn, subtotal, shipping, tax, convenienceFee],
    JSON.stringify(lines),
  ])
  if (!invoice) throw new Error('The invoice was not written. The database answered no row for it.')
  return invoice
}

const payQuery = namedQuery(
  'fulfilment-pay',
  `WITH paid AS (
    INSERT INTO payments (payment_no, account_id, user_id, method, amount_cents, applied_cents, provider_reference, status,
      received_at)
    SELECT 'PMT-' || nextval('payment_no_seq'), o.account_id, o.user_id, o.payment, v.total_cents, v.total_cents, $3,
      'Posted', $4
    FROM invoices v JOIN orders o ON o.id = v.order_id WHERE v.account_id = $1 AND v.id = $2
    RETURNING id, amount_cents),
  applied AS (
    INSERT INTO payment_applications (account_id, invoice_id, payment_id, amount_cents, applied_at)
    SELECT $1, $2, id, amount_cents, $4 FROM paid),
  settled AS (UPDATE invoices SET paid_cents = paid.amount_cents FROM paid WHERE invoices.id = $2)
  UPDATE accounts SET balance_cents = balance_cents - paid.amount_cents FROM paid WHERE accounts.id = $1`,
)

/**
 * Pays an invoice of an order with the money that was captured for the order.
 * @param reference the payment provider's name of the payment
 */
export async function payInvoice(
  { db, accountId }: Scope,
  invoiceId: number,
  reference: string | null,
  receivedAt: Date,
): Promise<void> {
  await payQuery.all(db, [accountId, invoiceId, reference, receivedAt])
}

const deliverQuery = namedQuery(
  'fulfilment-deliver',
  `UPDATE fulfilments SET status = 'Delivered', delivered_at = $3
  WHERE account_id = $1 AND order_id = $2 AND status <> 'Delivered'`,
)

/** Marks every parcel of an order as delivered. */
export async function deliverParcels({ db, accountId }: Scope, orderId: number, deliveredAt: Date): Promise<void> {
  await deliverQuery.all(db, [accountId, orderId, deliveredAt])
}

const dueQuery = namedQuery<{ orderNumber: string; status: OrderStatus }>(
  'fulfilment-due',
  `SELECT o.order_no AS "orderNumber", o.status FROM orders o
  WHERE o.status IN ('Pending Fulfillment', 'Partially Fulfilled', 'Shipped')
    AND (SELECT max(e.at) FROM order_events e WHERE e.order_id = o.id) <= $1
  ORDER BY o.id`,
)

/** The orders of all companies whose next step by an operator is due: unchanged since a time. */
export function readDueOrders(db: Db, unchangedSince: Date): Promise<{ orderNumber: string; status: OrderStatus }[]> {
  return dueQuery.all(db, [unchangedSince])
}
