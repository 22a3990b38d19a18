import { namedQuery } from '../../../db/client.js'
import { jsonList } from './json-list.sql.js'
import type { PricedLine } from './shares.js'

/** A line of an invoice. */
export interface ChargedLine extends PricedLine {
  readonly id: number
  readonly isTaxable: boolean
}

/** A credit memo for an invoice, with the returned goods that it credits. */
export interface InvoiceMemo {
  readonly number: string
  readonly accountId: number
  readonly isOfReturn: boolean
  readonly creditsFreight: boolean
  readonly shipping: number
  readonly tax: number
  readonly fee: number
  readonly total: number
  readonly lines: readonly { readonly invoiceLineId: number; readonly quantity: number; readonly total: number }[]
}

/** A part of an invoice that a payment or a credit memo pays, or paid until it was returned. */
export interface InvoiceApplication {
  readonly accountId: number
  readonly isPayment: boolean
  /** Whether its payment is pending. */
  readonly isPending: boolean
  /** The company of the payment or credit memo; null if there is none. */
  readonly sourceAccountId: number | null
  /** The company of the payment with which a person used it. */
  readonly withAccountId: number | null
  readonly amount: number
  readonly hasEnded: boolean
}

/** An invoice with its payments and credits; amounts are cents. */
export interface PaidInvoice {
  readonly id: number
  readonly number: string
  readonly accountId: number
  readonly isOfOrder: boolean
  /** Percent, of the order; 0 without one. */
  readonly taxRate: string
  readonly subtotal: number
  readonly shipping: number
  readonly tax: number
  readonly fee: number
  readonly total: number
  readonly paid: number
  readonly credited: number
  readonly pending: number
  readonly lines: readonly ChargedLine[]
  readonly memos: readonly InvoiceMemo[]
  readonly applications: readonly InvoiceApplication[]
}

const lines = jsonList(
  `'id', il.id, 'price', il.price::text, 'rate', il.conversion_rate::text, 'quantity', il.quantity,
    'total', il.total_cents, 'isTaxable', COALESCE(l.taxable, true)`,
  `invoice_lines il LEFT JOIN order_lines l ON l.order_id = v.order_id AND l.position = il.position
    WHERE il.invoice_id = v.id`,
  'il.position, il.id',
)
const memoLines = jsonList(
  `'invoiceLineId', ml.invoice_line_id, 'quantity', ml.quantity, 'total', ml.total_cents`,
  'credit_memo_lines ml WHERE ml.credit_memo_id = m.id',
  'ml.id',
)
const memos = jsonList(
  `'number', m.credit_memo_no, 'accountId', m.account_id, 'isOfReturn', m.issue_id IS NOT NULL,
    'creditsFreight', COALESCE(r.credits_freight, false), 'shipping', m.shipping_cents, 'tax', m.tax_cents,
    'fee', m.convenience_fee_cents, 'total', m.total_cents, 'lines', ${memoLines}`,
  'credit_memos m LEFT JOIN issues r ON r.id = m.issue_id WHERE m.invoice_id = v.id',
  'm.id',
)
const applications = jsonList(
  `'accountId', x.account_id, 'isPayment', x.payment_id IS NOT NULL,
    'isPending', COALESCE(p.status = 'Pending', false),
    'sourceAccountId', COALESCE(p.account_id, c.account_id), 'withAccountId', w.account_id, 'amount', x.amount_cents,
    'hasEnded', x.ended_at IS NOT NULL`,
  `payment_applications x LEFT JOIN payments p ON p.id = x.payment_id LEFT JOIN credit_memos c ON c.id = x.credit_memo_id
    LEFT JOIN payments w ON w.id = x.with_payment_id WHERE x.invoice_id = v.id`,
  'x.id',
)

/** Invoices after an id, the lowest first, with their payments and credits. */
export const paidInvoicesQuery = namedQuery<PaidInvoice>(
  'books-invoices',
  `SELECT v.id, v.invoice_no AS number, v.account_id AS "accountId", v.order_id IS NOT NULL AS "isOfOrder",
    COALESCE(o.tax_rate_percent, 0) AS "taxRate", v.subtotal_cents::float8 AS subtotal,
    v.shipping_cents::float8 AS shipping, v.tax_cents::float8 AS tax, v.convenience_fee_cents::float8 AS fee,
    v.total_cents::float8 AS total, v.paid_cents::float8 AS paid, v.credited_cents::float8 AS credited,
    v.pending_cents::float8 AS pending,
    ${lines} AS lines, ${memos} AS memos, ${applications} AS applications
  FROM invoices v LEFT JOIN orders o ON o.id = v.order_id WHERE v.id > $1 ORDER BY v.id LIMIT $2`,
)
