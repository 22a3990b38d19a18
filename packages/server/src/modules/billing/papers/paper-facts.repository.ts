import type { EstimateStatus, InvoiceDetails } from '@gauze/contract'
import { namedQuery } from '../../../db/client.js'
import type { AddressSnapshot, PaymentSnapshot } from '../../../db/schema/index.js'
import type { Scope } from '../../../db/scope.js'
import { estimateRateJoin, estimateStatus, estimateTaxBasis } from '../../pricing/estimate.sql.js'
import { taxBasisSql } from '../../pricing/tax.sql.js'
import { isoInstant } from '../../records/instant.sql.js'
import { easternDaySql } from '../transactions.sql.js'

/** The company that a paper is for. */
export interface Customer {
  readonly id: number
  readonly name: string
  readonly number: string
  /** Such as `Net 30`; null for a company that pays by card. */
  readonly terms: string | null
  /** Cents; 0 without terms. */
  readonly creditLimit: number
  /** Where its mail about money goes; null if it named no address. */
  readonly billAddress: Omit<AddressSnapshot, 'id'> | null
}

const customersQuery = namedQuery<Customer>(
  'paper-customers',
  `SELECT a.id, a.account_name AS name, a.account_no AS number, CASE WHEN a.has_terms THEN a.terms END AS terms,
    a.credit_limit_cents::float8 AS "creditLimit",
    (SELECT json_build_object('label', d.label, 'attention', d.attention, 'line1', d.line1, 'line2', d.line2,
        'city', d.city, 'state', d.state, 'zip', d.zip)
      FROM addresses d WHERE d.account_id = a.id AND d.default_billing AND NOT d.deleted) AS "billAddress"
  FROM accounts a WHERE a.id = ANY($1::int[])`,
)

/** Reads the companies that the scope reaches, by their ids. */
export async function readCustomers({ db, accountIds }: Scope): Promise<ReadonlyMap<number, Customer>> {
  const rows = await customersQuery.all(db, [accountIds])
  return new Map(rows.map((row) => [row.id, row]))
}

const ownersQuery = namedQuery<{ kind: string; id: number; accountId: number }>(
  'paper-owners',
  `SELECT 'payment' AS kind, p.id, p.account_id AS "accountId" FROM payments p
    WHERE p.account_id = ANY($1::int[]) AND p.id = ANY($2::int[])
  UNION ALL SELECT 'creditMemo', m.id, m.account_id FROM credit_memos m
    WHERE m.account_id = ANY($1::int[]) AND m.id = ANY($3::int[])`,
)

/** Reads whose payments and credit memos these are: ids of companies by kind and id, such as `payment 7`. */
export async function readOwners(
  { db, accountIds }: Scope,
  payments: readonly number[],
  creditMemos: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await ownersQuery.all(db, [accountIds, payments, creditMemos])
  return new Map(rows.map(({ kind, id, accountId }) => [`${kind} ${id}`, accountId]))
}

/** The facts of an invoice that only its paper has. */
export interface InvoiceFacts {
  readonly id: number
  readonly accountId: number
  /** How its order is paid; null for an invoice without an order. */
  readonly payment: PaymentSnapshot | null
  readonly isShippingTaxed: boolean
  /** The parcel that it bills: its number in the order and the day on which it left; null if several may be it. */
  readonly shipment: { readonly number: number; readonly day: string } | null
  /** The lines of its order, and the lines that have not shipped in full and still will. */
  readonly orderLines: number
  readonly waitingLines: number
  /** The other invoices of its order, oldest first. */
  readonly siblings: readonly { readonly number: string; readonly lines: number }[]
  /** The prices of its lines per base unit, by the ids of the lines. */
  readonly prices: readonly {
    readonly id: number
    readonly price: number
    readonly conversionRate: number
    readonly isTaxed: boolean
  }[]
}

/** The place of the invoice `v` among the invoices of its order, and of the parcel `f` among its parcels, from 1. */
const invoicePlace = '(SELECT count(*) FROM invoices w WHERE w.order_id = v.order_id AND w.id <= v.id)'
const parcelPlace = `(SELECT count(*) FROM fulfilments g
  WHERE g.order_id = f.order_id AND (g.shipped_at, g.id) <= (f.shipped_at, f.id))`

/** The line `t` of the order of the invoice `v` that the invoice line `i` bills, and whether it is taxed. */
const orderLineJoin = 'LEFT JOIN order_lines t ON t.order_id = v.order_id AND t.position = i.position'
const isTaxedSql = 'COALESCE(t.taxable, true)'

const invoiceFactsQuery = namedQuery<InvoiceFacts>(
  'paper-invoices',
  `SELECT v.id, v.account_id AS "accountId", o.payment, COALESCE(o.shipping_taxable, false) AS "isShippingTaxed",
    (SELECT json_build_object('number', ${parcelPlace}, 'day', v.issued_on) FROM fulfilments f
      WHERE f.order_id = v.order_id AND ${parcelPlace} = ${invoicePlace}
        AND ${easternDaySql('f.shipped_at')} = v.issued_on) AS shipment,
    (SELECT count(*)::int FROM order_lines l WHERE l.order_id = o.id) AS "orderLines",
    (SELECT COALESCE(json_agg(json_build_object('number', w.invoice_no,
        'lines', (SELECT count(*) FROM invoice_lines i WHERE i.invoice_id = w.id)) ORDER BY w.id), '[]')
      FROM invoices w WHERE w.order_id = v.order_id AND w.id <> v.id) AS siblings,
    (SELECT count(*)::int FROM order_lines l
      WHERE l.order_id = o.id AND o.status = 'Partially Fulfilled' AND l.quantity_fulfilled < l.quantity
    ) AS "waitingLines",
    (SELECT COALESCE(json_agg(json_build_object('id', i.id, 'price', i.price, 'conversionRate', i.conversion_rate,
        'isTaxed', ${isTaxedSql})), '[]')
      FROM invoice_lines i ${orderLineJoin} WHERE i.invoice_id = v.id) AS prices
  FROM invoices v LEFT JOIN orders o ON o.id = v.order_id
  WHERE v.account_id = ANY($1::int[]) AND v.id = ANY($2::int[])`,
)

/** Reads the facts of invoices that only their papers have, by the ids of the invoices. */
export async function readInvoiceFacts(
  { db, accountIds }: Scope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, InvoiceFacts>> {
  const rows = await invoiceFactsQuery.all(db, [accountIds, ids])
  return new Map(rows.map((row) => [row.id, row]))
}

const makersQuery = namedQuery<{ id: number; manufacturer: string }>(
  'paper-makers',
  'SELECT i.id, i.manufacturer FROM items i WHERE i.id = ANY($1::int[])',
)

/** Reads the manufacturers of items, by the ids of the items. */
export async function readMakers({ db }: Scope, itemIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await makersQuery.all(db, [itemIds])
  return new Map(rows.map(({ id, manufacturer }) => [id, manufacturer]))
}

interface PricedLine {
  readonly itemId: number
  readonly name: string
  readonly mpn: string
  readonly matrixDetails: readonly { readonly key: string; readonly value: string }[]
  readonly unitLabel: string
  readonly quantity: number
  readonly price: number
  readonly conversionRate: number
  readonly totalCents: number
  readonly isTaxed: boolean
}

/** Members of a JSON object for the line `i` of a record. */
const pricedLineMembers = `'itemId', i.item_id, 'name', i.display_name, 'mpn', i.mpn, 'matrixDetails', i.matrix_details,
  'unitLabel', i.unit_label, 'price', i.price, 'conversionRate', i.conversion_rate`

/** A credit memo's credited parts of its invoice, in cents. */
export interface MemoFacts {
  readonly id: number
  /** The returned goods; none for a credit without a return. */
  readonly lines: readonly PricedLine[]
  /** The PO number of its invoice; empty without one. */
  readonly poNum: string
  readonly orderNumber: string | null
  /** The number of the return that it credits; null for another credit. */
  readonly returnNumber: string | null
  readonly shippingCents: number
  readonly taxCents: number
  readonly taxBasis: InvoiceDetails['taxBasis']
  readonly isShippingTaxed: boolean
  readonly convenienceFeeCents: number
}

const memoTaxBasis = taxBasisSql({
  ...{ tax: 'm.tax_cents', percent: 'o.tax_rate_percent', state: "v.ship_address ->> 'state'" },
  goods: `SELECT sum(c.total_cents) FROM credit_memo_lines c JOIN invoice_lines i ON i.id = c.invoice_line_id
    ${orderLineJoin} WHERE c.credit_memo_id = m.id AND ${isTaxedSql}`,
  ...{ shipping: 'm.shipping_cents', isShippingTaxed: 'o.shipping_taxable' },
})

const memoFactsQuery = namedQuery<MemoFacts>(
  'paper-memos',
  `SELECT m.id, m.shipping_cents::float8 AS "shippingCents", m.tax_cents::float8 AS "taxCents",
    m.convenience_fee_cents::float8 AS "convenienceFeeCents",
    COALESCE(v.po_num, '') AS "poNum", o.order_no AS "orderNumber", r.issue_no AS "returnNumber",
    ${memoTaxBasis} AS "taxBasis", COALESCE(o.shipping_taxable, false) AS "isShippingTaxed",
    (SELECT COALESCE(json_agg(json_build_object(${pricedLineMembers}, 'quantity', c.quantity,
        'totalCents', c.total_cents, 'isTaxed', ${isTaxedSql}) ORDER BY i.position), '[]')
      FROM credit_memo_lines c JOIN invoice_lines i ON i.id = c.invoice_line_id ${orderLineJoin}
      WHERE c.credit_memo_id = m.id) AS lines
  FROM credit_memos m LEFT JOIN invoices v ON v.id = m.invoice_id LEFT JOIN orders o ON o.id = v.order_id
    LEFT JOIN issues r ON r.id = m.issue_id
  WHERE m.account_id = ANY($1::int[]) AND m.id = ANY($2::int[])`,
)

/** Reads the credited parts of credit memos, by the ids of the memos. */
export async function readMemoFacts(
  { db, accountIds }: Scope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MemoFacts>> {
  const rows = await memoFactsQuery.all(db, [accountIds, ids])
  return new Map(rows.map((row) => [row.id, row]))
}

/** A quote or estimate for its paper; amounts are cents, and 0 until the store answers. */
export interface EstimateRecord {
  readonly id: number
  readonly accountId: number
  readonly estimateNumber: string
  readonly title: string
  readonly status: EstimateStatus
  readonly date: string
  /** YYYY-MM-DD */
  readonly expirationDate: string | null
  readonly neededBy: string | null
  readonly requestedBy: string
  readonly answer: string
  readonly orderNumber: string | null
  readonly subtotalCents: number
  readonly shippingCents: number
  readonly taxCents: number
  /** By the rate that the store has now where the company's goods go; null if that rate does not make the tax. */
  readonly taxBasis: InvoiceDetails['taxBasis']
  readonly isShippingTaxed: boolean
  readonly totalCents: number
  readonly lines: readonly PricedLine[]
}

const estimatesQuery = namedQuery<EstimateRecord>(
  'paper-estimates',
  `SELECT e.id, e.account_id AS "accountId", e.estimate_no AS "estimateNumber", e.title, ${estimateStatus('e')} AS status,
    ${isoInstant('e.created_at')} AS date, e.expires_on AS "expirationDate", e.needed_by AS "neededBy",
    concat_ws(' ', u.first_name, u.last_name) AS "requestedBy", e.answer,
    (SELECT o.order_no FROM orders o WHERE o.id = e.order_id) AS "orderNumber",
    e.subtotal_cents::float8 AS "subtotalCents", e.shipping_cents::float8 AS "shippingCents",
    e.tax_cents::float8 AS "taxCents", ${estimateTaxBasis} AS "taxBasis",
    COALESCE((rate.listed ->> 'shippingTaxable')::boolean, false) AS "isShippingTaxed", e.total_cents::float8 AS "totalCents",
    (SELECT COALESCE(json_agg(json_build_object(${pricedLineMembers}, 'quantity', i.quantity,
        'totalCents', i.total_cents, 'isTaxed', t.taxable) ORDER BY i.position), '[]')
      FROM estimate_lines i JOIN items t ON t.id = i.item_id WHERE i.estimate_id = e.id) AS lines
  FROM estimates e LEFT JOIN users u ON u.id = e.user_id
    ${estimateRateJoin}
  WHERE e.account_id = $1 AND e.id = ANY($2::int[])`,
)

/** Reads quotes and estimates of the scope's company. */
export async function readEstimateRecords(
  { db, accountId }: Scope,
  ids: readonly number[],
): Promise<readonly EstimateRecord[]> {
  return estimatesQuery.all(db, [accountId, ids])
}

/** A parcel of an order with its goods. */
export interface PackedParcel {
  readonly id: number
  /** The goods, by the ids of the order's lines. */
  readonly lines: readonly { readonly id: number; readonly quantity: number }[]
}

const parcelsQuery = namedQuery<PackedParcel>(
  'paper-parcels',
  `SELECT f.id, (SELECT COALESCE(json_agg(json_build_object('id', l.order_line_id, 'quantity', l.quantity)), '[]')
    FROM fulfilment_lines l WHERE l.fulfilment_id = f.id) AS lines
  FROM fulfilments f WHERE f.account_id = ANY($1::int[]) AND f.order_id = $2 ORDER BY f.shipped_at, f.id`,
)

/** Reads the parcels of an order with their goods, oldest first. */
export async function readParcels({ db, accountIds }: Scope, orderId: number): Promise<readonly PackedParcel[]> {
  return parcelsQuery.all(db, [accountIds, orderId])
}
