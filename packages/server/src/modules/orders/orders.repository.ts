import type { OrderLine, OrderReturn, RelatedSalesOrder, SalesOrderDetails, ShipTo } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { PaymentSnapshot } from '../../db/schema/index.js'
import type { Scope } from '../../db/scope.js'
import { type ListWindow, offsetOf } from '../../http/list-answer.js'
import { taxBasisSql } from '../pricing/tax.sql.js'
import { containing } from '../records/containing.js'
import { isoInstant } from '../records/instant.sql.js'
import { returnableSql, returnMembers } from './order-returns.sql.js'
import { parcelMembers } from './parcel.sql.js'

/** An order from the database, for a list, with its company. */
export type OrderRow = Omit<RelatedSalesOrder, 'total'> & { readonly totalCents: number }

/** Which orders to list. */
export interface OrderFilters {
  /** First instant of the first day. */
  readonly from: Date | null
  /** First instant after the last day. */
  readonly until: Date | null
  readonly search: string | null
  readonly addressId: number | null
  readonly status: string | null
  /** One of the accounts that the scope reaches; `null` for all of them. */
  readonly accountId: number | null
}

/** Every order that may be seen. */
export const anyOrders: OrderFilters = {
  from: null,
  until: null,
  search: null,
  addressId: null,
  status: null,
  accountId: null,
}

/** Which page of the orders to read. */
interface OrderWindow extends ListWindow {
  /** By their days; newest first by default. */
  readonly orderBy?: 'asc' | 'desc' | undefined
}

/** A page of orders and how many there are in total. */
interface OrderPage {
  readonly total: number
  readonly results: OrderRow[]
}

/** Members of a JSON object for the order `o`, its buyer `u` and its company `a`. */
export const orderMembers = `'id', o.id, 'orderNumber', o.order_no, 'status', o.status, 'date', ${isoInstant('o.placed_at')},
  'poNum', o.po_num, 'placedBy', concat_ws(' ', u.first_name, u.last_name), 'shipTo', o.ship_address ->> 'label',
  'itemCount', (SELECT COALESCE(sum(l.quantity), 0)::int FROM order_lines l WHERE l.order_id = o.id),
  'totalCents', o.total_cents, 'accountId', o.account_id, 'accountName', a.account_name`

/** The joins of {@link moverSql} to the event `e` of an order. */
export const moverJoins = 'LEFT JOIN users w ON w.id = e.user_id LEFT JOIN users n ON n.id = e.on_behalf_of'

/** The name of the person of an event, with the administrator for whom a substitute decided; empty for the store. */
export const moverSql = `concat_ws(' for ', NULLIF(concat_ws(' ', w.first_name, w.last_name), ''),
    NULLIF(concat_ws(' ', n.first_name, n.last_name), ''))`

/** Oldest first where $9 says so; orders of one moment by their ids. */
function byDay(table: string) {
  return `CASE WHEN $9 THEN ${table}.placed_at END, CASE WHEN $9 THEN ${table}.id END, ${table}.placed_at DESC, ${table}.id DESC`
}

/** A single account is compared by itself, so that its index gives its orders by their days. */
const foundSql = `SELECT o.id, o.placed_at FROM orders o
    WHERE CASE WHEN cardinality($1::int[]) = 1 THEN o.account_id = ($1::int[])[1] ELSE o.account_id = ANY($1::int[]) END
      AND ($2::timestamptz IS NULL OR o.placed_at >= $2)
      AND ($3::timestamptz IS NULL OR o.placed_at < $3)
      AND ($4::text IS NULL OR o.order_no ILIKE $4 OR o.po_num ILIKE $4 OR EXISTS (
        SELECT FROM order_lines l
        WHERE l.order_id = o.id AND (l.item_name ILIKE $4 OR l.display_name ILIKE $4 OR l.mpn ILIKE $4)))
      AND ($5::int IS NULL OR o.ship_address_id = $5)
      AND ($6::text IS NULL OR o.status = $6)`

const ordersQuery = namedQuery<OrderPage>(
  'orders-page',
  `WITH shown AS (SELECT id, placed_at FROM (${foundSql}) found ORDER BY ${byDay('found')} LIMIT $7 OFFSET $8)
  SELECT (SELECT count(*)::int FROM (${foundSql}) found) AS total, (
    SELECT COALESCE(json_agg(json_build_object(${orderMembers}) ORDER BY ${byDay('o')}), '[]')
    FROM shown JOIN orders o ON o.id = shown.id JOIN users u ON u.id = o.user_id
      JOIN accounts a ON a.id = o.account_id) AS results`,
  { isPlannedAnew: true },
)

/** Reads a page of the orders that the scope reaches, in one statement. */
export async function readOrders(
  scope: Scope,
  { from, until, search, addressId, status, accountId }: OrderFilters,
  window: OrderWindow,
): Promise<OrderPage> {
  const pattern = search === null ? null : containing(search)
  const paging = [window.limit, offsetOf(window), window.orderBy === 'asc']
  const chosen = [from, until, pattern, addressId, status]
  const accounts = scope.accountIds.filter((id) => accountId === null || id === accountId)
  const [row] = await ordersQuery.all(scope.db, [accounts, ...chosen, ...paging])
  return row ?? { total: 0, results: [] }
}

const shipToQuery = namedQuery<ShipTo>(
  'ship-to-list',
  `SELECT d.id, COALESCE(NULLIF(d.label, ''), d.line1) AS label, d.line1, d.city, d.state,
    d.account_id AS "accountId", a.account_name AS "accountName"
  FROM addresses d JOIN accounts a ON a.id = d.account_id
  WHERE d.account_id = ANY($1::int[]) AND (NOT d.deleted OR EXISTS (
    SELECT FROM orders o WHERE o.account_id = d.account_id AND o.ship_address_id = d.id))
  ORDER BY a.account_name, d.account_id, label, d.id`,
)

/** Reads the addresses that the scope reaches, and the deleted ones that orders name, in one statement. */
export async function readShipTo(scope: Scope): Promise<readonly ShipTo[]> {
  return shipToQuery.all(scope.db, [scope.accountIds])
}

/** A return from the database. */
type ReturnRow = Omit<OrderReturn, 'creditMemos' | 'mayWithdraw'> & {
  readonly userId: number
  readonly creditMemos: readonly {
    readonly id: number
    readonly creditMemoNumber: string
    readonly totalCents: number
  }[]
}

/** A whole order from the database. */
export type OrderDetailsRow = OrderRow &
  Pick<
    SalesOrderDetails,
    'shipAddress' | 'shipAddressId' | 'billAddress' | 'billAddressId' | 'shipDate' | 'notes' | 'fulfillments' | 'events'
  > & {
    readonly userId: number
    readonly payment: PaymentSnapshot
    /** Whether the money of its card could not be taken. */
    readonly isUnpaid: boolean
    readonly subtotalCents: number
    readonly shippingCents: number
    readonly taxCents: number
    readonly convenienceFeeCents: number
    readonly returns: readonly ReturnRow[]
    /** With amounts in cents. */
    readonly invoices: SalesOrderDetails['invoices']
    /** With its amount in cents. */
    readonly taxBasis: SalesOrderDetails['taxBasis']
    readonly isShippingTaxed: boolean
    readonly lines: (Omit<OrderLine, 'price' | 'lineTotal'> & {
      readonly price: number
      readonly totalCents: number
      readonly isTaxed: boolean
    })[]
  }

const orderTaxBasis = taxBasisSql({
  ...{ tax: 'o.tax_cents', percent: 'o.tax_rate_percent', state: "o.ship_address ->> 'state'" },
  goods: 'SELECT sum(x.total_cents) FROM order_lines x WHERE x.order_id = o.id AND x.taxable',
  ...{ shipping: 'o.shipping_cents', isShippingTaxed: 'o.shipping_taxable' },
})

const orderQuery = namedQuery<{ order: OrderDetailsRow }>(
  'order-details',
  `SELECT json_build_object(${orderMembers}, 'userId', o.user_id,
    'shipAddress', o.ship_address - 'id', 'billAddress', o.bill_address - 'id', 'shipAddressId', o.ship_address_id, 'billAddressId', o.bill_address_id, 'payment', o.payment, 'shipDate', o.ship_date,
    'isUnpaid', EXISTS (
      SELECT FROM payment_holds h WHERE h.order_id = o.id AND h.failure IS NOT NULL AND h.released_at IS NULL),
    'notes', o.notes, 'subtotalCents', o.subtotal_cents, 'shippingCents', o.shipping_cents, 'taxCents', o.tax_cents,
    'convenienceFeeCents', o.convenience_fee_cents, 'isShippingTaxed', COALESCE(o.shipping_taxable, false),
    'taxBasis', ${orderTaxBasis},
    'lines', (
      SELECT COALESCE(json_agg(json_build_object('id', l.id, 'itemId', l.item_id, 'itemName', l.item_name, 'unit', l.unit_id, 'name', l.display_name, 'mpn', l.mpn,
        'urlComponent', i.url_component, 'thumbnailImage', i.thumbnail_image, 'matrixDetails', l.matrix_details,
        'unitName', l.unit_name, 'unitLabel', l.unit_label, 'conversionRate', l.conversion_rate,
        'quantity', l.quantity, 'quantityFulfilled', l.quantity_fulfilled, 'price', l.price, 'isTaxed', l.taxable,
        'backordered', (
          SELECT COALESCE(sum(b.quantity), 0)::int FROM backorders b
          WHERE b.order_id = o.id AND b.item_id = l.item_id AND b.told_at IS NULL),
        'returnable', ${returnableSql}, 'totalCents', l.total_cents) ORDER BY l.position), '[]')
      FROM order_lines l JOIN items i ON i.id = l.item_id WHERE l.order_id = o.id),
    'returns', (
      SELECT COALESCE(json_agg(json_build_object(${returnMembers}) ORDER BY r.id DESC), '[]')
      FROM issues r WHERE r.order_id = o.id),
    'fulfillments', (
      SELECT COALESCE(json_agg(json_build_object(${parcelMembers}) ORDER BY f.shipped_at, f.id), '[]')
      FROM fulfilments f WHERE f.order_id = o.id AND f.account_id = o.account_id),
    'invoices', (
      SELECT COALESCE(json_agg(json_build_object('id', v.id, 'invoiceNumber', v.invoice_no, 'date', v.issued_on,
        'total', v.total_cents,
        'amountDue', v.total_cents - v.paid_cents - v.credited_cents - v.pending_cents) ORDER BY v.id), '[]')
      FROM invoices v WHERE v.order_id = o.id AND v.account_id = o.account_id),
    'events', (
      SELECT COALESCE(json_agg(json_build_object('at', ${isoInstant('e.at')},
        'by', ${moverSql}, 'status', e.to_status, 'reason', e.reason)
        ORDER BY e.id), '[]')
      FROM order_events e ${moverJoins} WHERE e.order_id = o.id)) AS "order"
  FROM orders o JOIN users u ON u.id = o.user_id JOIN accounts a ON a.id = o.account_id
  WHERE o.account_id = ANY($1::int[]) AND o.id = $2`,
)

/** Reads one of the orders that the scope reaches, in one statement; null when there is no such order. */
export async function readOrder(scope: Scope, id: number): Promise<OrderDetailsRow | null> {
  const [row] = await orderQuery.all(scope.db, [scope.accountIds, id])
  return row?.order ?? null
}
