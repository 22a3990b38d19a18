import type { OrderStatus } from '@gauze/contract'
import { namedQuery } from '../../../db/client.js'
import type { PaymentSnapshot } from '../../../db/schema/index.js'
import { jsonList } from './json-list.sql.js'
import type { PricedLine } from './shares.js'

/** The amounts of an order or an invoice in cents. */
export interface BookedAmounts {
  readonly subtotal: number
  readonly shipping: number
  readonly tax: number
  readonly fee: number
  readonly total: number
}

export interface BookedOrderLine extends PricedLine {
  readonly id: number
  readonly position: number
  readonly itemId: number
  readonly fulfilled: number
  readonly isTaxable: boolean
  /** Whether the item is a special order, which takes nothing out of stock. */
  readonly isSpecial: boolean
  /** The units in returns that count. */
  readonly returned: number
}

export interface BookedInvoiceLine extends PricedLine {
  readonly position: number
  readonly itemId: number
}

export interface BookedInvoice extends BookedAmounts {
  readonly number: string
  readonly accountId: number
  /** YYYY-MM-DD, as all days here. */
  readonly issuedOn: string
  readonly dueOn: string
  readonly lines: readonly BookedInvoiceLine[]
}

export interface BookedEvent {
  readonly accountId: number
  readonly at: string
  readonly from: OrderStatus | null
  readonly to: OrderStatus
  /** Cents; null if it is not known. */
  readonly total: number | null
}

export interface BookedParcel {
  readonly accountId: number
  readonly status: string
  /** In Eastern time. */
  readonly shippedOn: string
  readonly hasArrived: boolean
  readonly lines: readonly { readonly orderLineId: number; readonly quantity: number }[]
}

/** Money that the payment provider was asked for. */
export interface BookedHold {
  readonly accountId: number | null
  /** The company, the cents and the kind of the request; null for a request that lacks it. */
  readonly requestedOf: number | null
  readonly total: number | null
  readonly kind: string | null
  readonly isCaptureRequested: boolean
  readonly isReleased: boolean
  readonly isSettled: boolean
  readonly hasFailed: boolean
}

/** The fields of a hold `h` as members of a JSON object. */
export const holdMembers = `'accountId', h.account_id, 'kind', h.request #>> '{means,kind}',
  'requestedOf', CASE jsonb_typeof(h.request -> 'accountId') WHEN 'number' THEN h.request -> 'accountId' END,
  'total', CASE jsonb_typeof(h.request -> 'total') WHEN 'number' THEN h.request -> 'total' END,
  'isCaptureRequested', h.capture_requested_at IS NOT NULL, 'isReleased', h.released_at IS NOT NULL,
  'isSettled', h.settled_at IS NOT NULL, 'hasFailed', h.failure IS NOT NULL`

/** An order with all records that were made from it. */
export interface BookedOrder extends BookedAmounts {
  readonly id: number
  readonly number: string
  readonly accountId: number
  readonly status: OrderStatus
  /** Whether this store placed it; another program wrote an order without a key. */
  readonly isPlacedHere: boolean
  readonly isOlderThanBackorders: boolean
  readonly placedAt: string
  readonly payment: PaymentSnapshot
  /** Of the company now; null without terms of its own. */
  readonly termsDays: number | null
  /** Percent. */
  readonly taxRate: string
  readonly isShippingTaxable: boolean | null
  readonly feePercent: string | null
  readonly lines: readonly BookedOrderLine[]
  readonly events: readonly BookedEvent[]
  readonly parcels: readonly BookedParcel[]
  readonly invoices: readonly BookedInvoice[]
  readonly reserved: readonly {
    readonly itemId: number
    readonly fromStock: number
    readonly fromAllocation: number
    readonly allocationStart: string | null
  }[]
  readonly backorders: readonly { readonly itemId: number; readonly accountId: number; readonly quantity: number }[]
  readonly holds: readonly BookedHold[]
}

function lineMembers(line: string) {
  return `'position', ${line}.position, 'itemId', ${line}.item_id, 'price', ${line}.price::text,
    'rate', ${line}.conversion_rate::text, 'quantity', ${line}.quantity, 'total', ${line}.total_cents`
}

const returned = `(SELECT COALESCE(sum(rl.quantity), 0) FROM return_lines rl JOIN issues r ON r.id = rl.issue_id
  WHERE rl.order_line_id = l.id AND r.return_status IN ('Requested', 'Approved', 'Credited'))`

const lines = jsonList(
  `'id', l.id, ${lineMembers('l')}, 'fulfilled', l.quantity_fulfilled, 'isTaxable', l.taxable,
    'isSpecial', COALESCE(i.special_order, false), 'returned', ${returned}`,
  'order_lines l LEFT JOIN items i ON i.id = l.item_id WHERE l.order_id = o.id',
  'l.position, l.id',
)
const events = jsonList(
  `'accountId', e.account_id, 'at', e.at::text, 'from', e.from_status, 'to', e.to_status, 'total', e.total_cents`,
  'order_events e WHERE e.order_id = o.id',
  'e.id',
)
const parcels = jsonList(
  `'accountId', f.account_id, 'status', f.status, 'hasArrived', f.delivered_at IS NOT NULL,
    'shippedOn', (f.shipped_at AT TIME ZONE 'America/New_York')::date::text, 'lines', ${jsonList(
      `'orderLineId', fl.order_line_id, 'quantity', fl.quantity`,
      'fulfilment_lines fl WHERE fl.fulfilment_id = f.id',
      'fl.id',
    )}`,
  'fulfilments f WHERE f.order_id = o.id',
  'f.id',
)
const invoices = jsonList(
  `'number', v.invoice_no, 'accountId', v.account_id, 'issuedOn', v.issued_on::text, 'dueOn', v.due_on::text,
    'subtotal', v.subtotal_cents, 'shipping', v.shipping_cents, 'tax', v.tax_cents, 'fee', v.convenience_fee_cents,
    'total', v.total_cents, 'lines', ${jsonList(
      lineMembers('il'),
      'invoice_lines il WHERE il.invoice_id = v.id',
      'il.position, il.id',
    )}`,
  'invoices v WHERE v.order_id = o.id',
  'v.id',
)
const reserved = jsonList(
  `'itemId', g.item_id, 'fromStock', g.from_stock, 'fromAllocation', g.from_allocation,
    'allocationStart', g.allocation_start::text`,
  'reserved_goods g WHERE g.order_id = o.id',
  'g.item_id',
)
const backorders = jsonList(
  `'itemId', b.item_id, 'accountId', b.account_id, 'quantity', b.quantity`,
  'backorders b WHERE b.order_id = o.id',
  'b.id',
)

/** Orders after an id, the lowest first, with all records that were made from them. */
export const bookedOrdersQuery = namedQuery<BookedOrder>(
  'books-orders',
  `SELECT o.id, o.order_no AS number, o.account_id AS "accountId", o.status,
    o.idempotency_key IS NOT NULL AS "isPlacedHere", o.placed_at < now() - interval '90 days' AS "isOlderThanBackorders",
    o.placed_at::text AS "placedAt", o.payment, a.terms_days AS "termsDays", o.tax_rate_percent AS "taxRate",
    o.shipping_taxable AS "isShippingTaxable", o.convenience_fee_percent AS "feePercent",
    o.subtotal_cents::float8 AS subtotal, o.shipping_cents::float8 AS shipping, o.tax_cents::float8 AS tax,
    o.convenience_fee_cents::float8 AS fee, o.total_cents::float8 AS total, ${lines} AS lines, ${events} AS events,
    ${parcels} AS parcels, ${invoices} AS invoices, ${reserved} AS reserved, ${backorders} AS backorders,
    ${jsonList(holdMembers, 'payment_holds h WHERE h.order_id = o.id', 'h.id')} AS holds
  FROM orders o JOIN accounts a ON a.id = o.account_id WHERE o.id > $1 ORDER BY o.id LIMIT $2`,
)
