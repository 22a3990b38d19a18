import type { MatrixDetail, OrderStatus } from '@gauze/contract'
import { type Db, namedQuery } from '../../db/client.js'
import type { AddressSnapshot, CxmlParties, PurchasedLine } from '../../db/schema/index.js'
import type { Amounts } from '../orders/fulfilment.repository.js'
import { isoInstant } from '../records/instant.sql.js'

/** A line of an order as it was sold. */
export interface OrderedLine {
  readonly position: number
  readonly itemId: number
  /** The item number as it was when the item was sold. */
  readonly itemName: string
  readonly displayName: string
  readonly matrixDetails: MatrixDetail[]
  readonly unitId: number
  readonly unitLabel: string
  readonly conversionRate: number
  /** The item's base unit in words; empty if it has none. */
  readonly baseUnitLabel: string
  /** Dollars per base unit. */
  readonly price: number
  readonly quantity: number
  /** Base units of the item that the whole order waits for. */
  readonly backordered: number
}

/** A purchase order and the order that it is, as its documents say it. Amounts in cents. */
export interface OrderFacts {
  readonly number: string
  readonly payloadId: string
  readonly orderDate: string
  readonly parties: CxmlParties
  readonly purchasedLines: readonly PurchasedLine[]
  /** The units of the purchase order's lines, which may have left the order since. */
  readonly purchasedUnits: readonly Pick<OrderedLine, 'unitId' | 'unitLabel' | 'conversionRate'>[]
  readonly orderNumber: string
  readonly status: OrderStatus
  readonly shipDate: string | null
  readonly shipTo: AddressSnapshot
  readonly taxPercent: number
  readonly amounts: Amounts
  /** Why it was canceled or rejected; empty if nobody said. */
  readonly reason: string
  readonly lines: readonly OrderedLine[]
}

/** The base unit of a line `l` as the catalog names it. */
const baseUnitLabel = `COALESCE((SELECT u.label FROM item_units u WHERE u.item_id = l.item_id AND u.base_unit
  ORDER BY u.position, u.id LIMIT 1), '')`

function amountsJson(row: string) {
  return `json_build_object('subtotal', ${row}.subtotal_cents, 'shipping', ${row}.shipping_cents, 'tax', ${row}.tax_cents,
    'convenienceFee', ${row}.convenience_fee_cents)`
}

const orderQuery = namedQuery<OrderFacts>(
  'document-order',
  `SELECT p.number, p.payload_id AS "payloadId", p.order_date AS "orderDate", p.parties, p.lines AS "purchasedLines",
    o.order_no AS "orderNumber", o.status, o.ship_date::text AS "shipDate", o.ship_address AS "shipTo",
    o.tax_rate_percent::float8 AS "taxPercent", ${amountsJson('o')} AS amounts,
    (SELECT COALESCE(json_agg(json_build_object('unitId', u.id, 'unitLabel', u.label,
      'conversionRate', u.conversion_rate)), '[]') FROM item_units u
      WHERE u.id IN (SELECT (purchased ->> 'unitId')::int FROM jsonb_array_elements(p.lines) purchased))
      AS "purchasedUnits",
    COALESCE((SELECT e.reason FROM order_events e WHERE e.order_id = o.id AND e.to_status IN ('Rejected', 'Cancelled')
      ORDER BY e.id DESC LIMIT 1), '') AS reason,
    (SELECT COALESCE(json_agg(json_build_object('position', l.position, 'itemId', l.item_id, 'unitId', l.unit_id,
      'itemName', l.item_name, 'displayName', l.display_name, 'matrixDetails', l.matrix_details, 'unitLabel', l.unit_label,
      'conversionRate', l.conversion_rate, 'baseUnitLabel', ${baseUnitLabel}, 'price', l.price, 'quantity', l.quantity,
      'backordered', COALESCE((SELECT sum(b.quantity) FROM backorders b
        WHERE b.order_id = o.id AND b.item_id = l.item_id), 0)) ORDER BY l.position), '[]')
      FROM order_lines l WHERE l.order_id = o.id) AS lines
  FROM purchase_orders p JOIN orders o ON o.id = $2 WHERE p.id = $1 AND p.account_id = o.account_id`,
)

/** Reads an order for its documents; null if the purchase order is another company's. */
export async function readOrderFacts(db: Db, purchaseOrderId: number, orderId: number): Promise<OrderFacts | null> {
  const [facts] = await orderQuery.all(db, [purchaseOrderId, orderId])
  return facts ?? null
}

/** A parcel of an order. */
export interface ParcelFacts {
  readonly id: number
  readonly carrier: string
  readonly trackingNumber: string
  readonly shippedAt: string
  /** Whether it and the parcels before it are the whole order. */
  readonly isLast: boolean
  readonly lines: readonly { readonly position: number; readonly quantity: number }[]
}

const parcelQuery = namedQuery<ParcelFacts>(
  'document-parcel',
  `SELECT f.id, f.carrier, f.tracking_number AS "trackingNumber", ${isoInstant('f.shipped_at')} AS "shippedAt",
    (SELECT sum(l.quantity) FROM order_lines l WHERE l.order_id = f.order_id) =
      (SELECT sum(s.quantity) FROM fulfilment_lines s JOIN fulfilments e ON e.id = s.fulfilment_id
        WHERE e.order_id = f.order_id AND e.id <= f.id) AS "isLast",
    (SELECT COALESCE(json_agg(json_build_object('position', l.position, 'quantity', s.quantity) ORDER BY l.position), '[]')
      FROM fulfilment_lines s JOIN order_lines l ON l.id = s.order_line_id WHERE s.fulfilment_id = f.id) AS lines
  FROM fulfilments f WHERE f.id = $1 AND f.order_id = $2`,
)

/** Reads a parcel of an order; null if the order has no such parcel. */
export async function readParcelFacts(db: Db, id: number, orderId: number): Promise<ParcelFacts | null> {
  const [parcel] = await parcelQuery.all(db, [id, orderId])
  return parcel ?? null
}

/** A line of an invoice. */
export interface InvoicedLine extends Omit<OrderedLine, 'unitId' | 'backordered'> {
  readonly totalCents: number
}

/** An invoice of an order. Amounts in cents. */
export interface InvoiceFacts {
  readonly invoiceNumber: string
  readonly issuedOn: string
  /** Days from the issue until it is due. */
  readonly dueDays: number
  readonly amounts: Amounts
  readonly totalCents: number
  readonly lines: readonly InvoicedLine[]
}

const invoiceQuery = namedQuery<InvoiceFacts>(
  'document-invoice',
  `SELECT v.invoice_no AS "invoiceNumber", v.issued_on::text AS "issuedOn", v.due_on - v.issued_on AS "dueDays",
    ${amountsJson('v')} AS amounts, v.total_cents::float8 AS "totalCents",
    (SELECT COALESCE(json_agg(json_build_object('position', l.position, 'itemId', l.item_id,
      'itemName', l.item_name, 'displayName', l.display_name, 'matrixDetails', l.matrix_details, 'unitLabel', l.unit_label,
      'conversionRate', l.conversion_rate, 'baseUnitLabel', ${baseUnitLabel}, 'price', l.price, 'quantity', l.quantity,
      'totalCents', l.total_cents)
      ORDER BY l.position), '[]')
      FROM invoice_lines l WHERE l.invoice_id = v.id) AS lines
  FROM invoices v WHERE v.id = $1 AND v.order_id = $2`,
)

/** Reads an invoice of an order; null if the order has no such invoice. */
export async function readInvoiceFacts(db: Db, id: number, orderId: number): Promise<InvoiceFacts | null> {
  const [invoice] = await invoiceQuery.all(db, [id, orderId])
  return invoice ?? null
}
