import type { InvoiceDetails, PaymentApplication, PaymentDetails } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { parcelMembers } from '../orders/parcel.sql.js'
import { taxBasisSql } from '../pricing/tax.sql.js'
import { isoInstant } from '../records/instant.sql.js'
import {
  creditMemoJoins,
  creditMemoMembers,
  easternDaySql,
  invoiceMembers,
  paymentMembers,
} from './transactions.sql.js'

const asked = '(SELECT $3::date AS today) asked'

/** The applications `l` of a record, oldest first, as JSON. */
function applicationsOf(condition: string) {
  return `(SELECT COALESCE(json_agg(json_build_object('id', l.id,
      'kind', CASE WHEN l.payment_id IS NULL THEN 'creditMemo' ELSE 'payment' END,
      'sourceId', COALESCE(lp.id, lm.id), 'sourceNumber', COALESCE(lp.payment_no, lm.credit_memo_no),
      'invoiceId', lv.id, 'invoiceNumber', lv.invoice_no, 'date', ${isoInstant('l.applied_at')},
      'isPending', COALESCE(lp.status = 'Pending', false), 'amount', l.amount_cents) ORDER BY l.applied_at, l.id), '[]')
    FROM payment_applications l JOIN invoices lv ON lv.id = l.invoice_id
      LEFT JOIN payments lp ON lp.id = l.payment_id LEFT JOIN credit_memos lm ON lm.id = l.credit_memo_id
    WHERE ${condition})`
}

const invoiceTaxBasis = taxBasisSql({
  ...{ tax: 'v.tax_cents', percent: 'o.tax_rate_percent', state: "v.ship_address ->> 'state'" },
  goods: `SELECT sum(x.total_cents) FROM invoice_lines x
    JOIN order_lines y ON y.order_id = v.order_id AND y.position = x.position WHERE x.invoice_id = v.id AND y.taxable`,
  ...{ shipping: 'v.shipping_cents', isShippingTaxed: 'o.shipping_taxable' },
})

const invoicesQuery = namedQuery<{ invoice: InvoiceDetails }>(
  'invoice-details',
  `SELECT json_build_object(${invoiceMembers}, 'shipAddress', v.ship_address - 'id', 'billAddress', v.bill_address - 'id',
    'subtotal', v.subtotal_cents, 'shipping', v.shipping_cents, 'tax', v.tax_cents,
    'taxBasis', ${invoiceTaxBasis}, 'convenienceFee', v.convenience_fee_cents,
    'lines', (
      SELECT COALESCE(json_agg(json_build_object('id', i.id, 'itemId', i.item_id, 'itemName', i.item_name, 'name', i.display_name, 'mpn', i.mpn,
        'urlComponent', t.url_component, 'thumbnailImage', t.thumbnail_image, 'matrixDetails', i.matrix_details,
        'unitLabel', i.unit_label, 'conversionRate', i.conversion_rate, 'price', i.price, 'quantity', i.quantity,
        'lineTotal', i.total_cents) ORDER BY i.position), '[]')
      FROM invoice_lines i JOIN items t ON t.id = i.item_id WHERE i.invoice_id = v.id),
    'applications', ${applicationsOf('l.invoice_id = v.id AND l.ended_at IS NULL')},
    'fulfillments', (
      SELECT COALESCE(json_agg(json_build_object(${parcelMembers}) ORDER BY f.shipped_at, f.id), '[]')
      FROM fulfilments f WHERE f.order_id = v.order_id AND f.account_id = v.account_id)) AS invoice
  FROM ${asked}, invoices v LEFT JOIN orders o ON o.id = v.order_id
  WHERE v.account_id = ANY($1::int[]) AND v.id = ANY($2::int[])`,
)

/**
 * Reads whole invoices in one statement.
 * @param today YYYY-MM-DD in Eastern time
 * @returns the rows that the scope reaches, with amounts in cents
 */
export async function readInvoices(scope: Scope, ids: readonly number[], today: string): Promise<InvoiceDetails[]> {
  const rows = await invoicesQuery.all(scope.db, [scope.accountIds, ids, today])
  return rows.map(({ invoice }) => invoice)
}

const paymentsQuery = namedQuery<{ payment: PaymentDetails }>(
  'payment-details',
  `SELECT json_build_object(${paymentMembers}, 'fee', p.fee_cents, 'isDebit', p.method ->> 'kind' = 'bank',
    'paidBy', concat_ws(' ', u.first_name, u.last_name),
    'postedOn', ${easternDaySql('p.posted_at')}, 'returnedOn', ${easternDaySql('p.returned_at')}, 'applications', ${applicationsOf(`
      (l.payment_id = p.id OR l.with_payment_id = p.id)
        AND (l.ended_at IS NULL OR (l.payment_id = p.id AND p.returned_at IS NOT NULL))`)}) AS payment
  FROM payments p LEFT JOIN users u ON u.id = p.user_id
  WHERE p.account_id = ANY($1::int[]) AND p.id = ANY($2::int[])`,
)

/**
 * Reads whole payments in one statement, with amounts in cents. A returned payment names the invoices that it paid
 * before.
 */
export async function readPayments(scope: Scope, ids: readonly number[]): Promise<PaymentDetails[]> {
  const rows = await paymentsQuery.all(scope.db, [scope.accountIds, ids])
  return rows.map(({ payment }) => payment)
}

/** A whole credit memo, for its paper. */
export interface CreditMemoDetails {
  readonly id: number
  readonly creditMemoNumber: string
  /** YYYY-MM-DD */
  readonly date: string
  readonly reason: string
  readonly invoiceNumber: string | null
  /** Cents. */
  readonly total: number
  readonly available: number
  readonly applications: readonly PaymentApplication[]
}

const creditMemosQuery = namedQuery<{ memo: CreditMemoDetails }>(
  'credit-memo-details',
  `SELECT json_build_object(${creditMemoMembers}, 'applications', ${applicationsOf('l.credit_memo_id = m.id AND l.ended_at IS NULL')}) AS memo
  FROM credit_memos m ${creditMemoJoins}
  WHERE m.account_id = ANY($1::int[]) AND m.id = ANY($2::int[])`,
)

/** Reads whole credit memos in one statement, with amounts in cents. */
export async function readCreditMemos(scope: Scope, ids: readonly number[]): Promise<CreditMemoDetails[]> {
  const rows = await creditMemosQuery.all(scope.db, [scope.accountIds, ids])
  return rows.map(({ memo }) => memo)
}
