import { paymentMethodSql } from '../payables/payment-words.js'
import { isoInstant } from '../records/instant.sql.js'

/**
 * A row of the filters of a list of transactions; null omits one. It is no common table expression, so that the planner
 * sees which filters a run has.
 */
export const askedSql = `(SELECT $1::int AS account, $2::date AS from_day, $3::date AS to_day,
  $4::text AS pattern, $5::int AS address, $6::text AS status, $7::date AS today, $8::text AS age) asked`

/** The part of the invoice `v` that is still to pay, in cents, without the amount of pending payments. */
export const dueSql = 'v.total_cents - v.paid_cents - v.credited_cents - v.pending_cents'

/** The status of the invoice `v`, which needs `asked`. */
export const invoiceStatusSql = `CASE WHEN ${dueSql} <= 0 THEN CASE WHEN v.pending_cents > 0 THEN 'pending' ELSE 'paid' END
  WHEN v.due_on < asked.today THEN 'overdue' ELSE 'open' END`

/** The age of an invoice that was due on a day, which needs `asked`. */
export function ageSql(dueOn: string): string {
  const days = `asked.today - ${dueOn}`
  return `CASE WHEN ${days} <= 0 THEN 'notDue' WHEN ${days} <= 30 THEN 'days1to30' WHEN ${days} <= 60 THEN 'days31to60'
    WHEN ${days} <= 90 THEN 'days61to90' ELSE 'over90' END`
}

/** The day of a moment in Eastern time. */
export function easternDaySql(moment: string) {
  return `(${moment} AT TIME ZONE 'America/New_York')::date`
}

function within(day: string) {
  return `(asked.from_day IS NULL OR ${day} >= asked.from_day) AND (asked.to_day IS NULL OR ${day} <= asked.to_day)`
}

function matching(...texts: readonly string[]) {
  return `(asked.pattern IS NULL OR ${texts.map((text) => `${text} ILIKE asked.pattern`).join(' OR ')})`
}

function shippedTo(invoice: string) {
  return `(${invoice}.ship_address ->> 'id')::int = asked.address`
}

/** The invoices `v` that are not settled, in the words of their partial index. */
const unsettledSql = 'v.paid_cents + v.credited_cents < v.total_cents'

/** Whether the invoice `v` is of an order with the number; a join would keep the planner from reading an index alone. */
const orderMatches = `v.order_id IN (
  SELECT o.id FROM orders o WHERE o.account_id = asked.account AND o.order_no ILIKE asked.pattern)`

const foundInvoices = `SELECT v.id, 'invoice' AS kind, v.invoice_no AS number, v.issued_on AS day, v.due_on,
    v.total_cents AS total, ${dueSql} AS open, ${invoiceStatusSql} AS status
  FROM ${askedSql} JOIN invoices v ON v.account_id = asked.account
  WHERE ${within('v.issued_on')} AND (${matching('v.invoice_no', 'v.po_num')} OR ${orderMatches})
    AND (asked.address IS NULL OR ${shippedTo('v')})
    AND ((asked.age IS NULL AND (asked.status IS NULL OR asked.status NOT IN ('open', 'overdue'))) OR ${unsettledSql})`

const foundPayments = `SELECT p.id, 'payment' AS kind, p.payment_no AS number, ${easternDaySql('p.received_at')} AS day,
    NULL::date AS due_on, p.amount_cents AS total,
    CASE WHEN p.status = 'Posted' THEN p.amount_cents - p.applied_cents ELSE 0 END AS open, p.status
  FROM ${askedSql} JOIN payments p ON p.account_id = asked.account
  WHERE ${within(easternDaySql('p.received_at'))} AND ${matching('p.payment_no', 'p.memo', paymentMethodSql)}
    AND (asked.address IS NULL OR EXISTS (
      SELECT FROM payment_applications l JOIN invoices v ON v.id = l.invoice_id
      WHERE l.payment_id = p.id AND l.ended_at IS NULL AND ${shippedTo('v')}))`

const foundCreditMemos = `SELECT m.id, 'creditMemo' AS kind, m.credit_memo_no AS number, m.issued_on AS day,
    NULL::date AS due_on, m.total_cents AS total, m.total_cents - m.applied_cents AS open,
    CASE WHEN m.applied_cents < m.total_cents THEN 'open' ELSE 'applied' END AS status
  FROM ${askedSql} JOIN credit_memos m ON m.account_id = asked.account LEFT JOIN invoices v ON v.id = m.invoice_id
  WHERE ${within('m.issued_on')} AND ${matching('m.credit_memo_no', 'm.reason', 'v.invoice_no')}
    AND (asked.address IS NULL OR ${shippedTo('v')})`

function credits(found: string) {
  return `SELECT id, kind, number, day, due_on, total, -open AS open, status FROM (${found}) credits WHERE open > 0`
}

/** One list: the transactions that its filters leave, and the members of the JSON of one. */
interface ListSql {
  /** Rows of id, kind, number, day, due_on, total, open and status. */
  readonly found: string
  /** Members of a JSON object for the row `f` of {@link found}. */
  readonly members: string
  /** The joins that the members need. */
  readonly joins: string
  /** The amount that the total of the list adds for the row `f`. */
  readonly total: string
  /** Columns of {@link found} by the names of the orders. */
  readonly sorts: Readonly<Record<string, string>>
}

/** Members that invoices have in a list and alone; `o` is the order of the invoice. */
export const invoiceMembers = `'id', v.id, 'invoiceNumber', v.invoice_no, 'status', ${invoiceStatusSql}, 'date', v.issued_on,
  'dueDate', v.due_on, 'daysOverdue', CASE WHEN ${dueSql} > 0 THEN greatest(asked.today - v.due_on, 0) ELSE 0 END,
  'poNum', v.po_num, 'orderId', o.id, 'orderNumber', o.order_no, 'shipTo', v.ship_address ->> 'label',
  'total', v.total_cents, 'paid', v.paid_cents, 'credited', v.credited_cents, 'pending', v.pending_cents,
  'amountDue', ${dueSql}`

/** Members that payments have in a list and alone. */
export const paymentMembers = `'id', p.id, 'paymentNumber', p.payment_no, 'status', p.status, 'date', ${isoInstant('p.received_at')},
  'method', ${paymentMethodSql}, 'memo', p.memo, 'expectedOn', CASE WHEN p.status = 'Pending' THEN p.expected_on END, 'amount', p.amount_cents, 'applied', p.applied_cents,
  'unapplied', CASE WHEN p.status = 'Posted' THEN p.amount_cents - p.applied_cents ELSE 0 END`

/** The joins of {@link creditMemoMembers} to the credit memo `m`: its invoice, its return and the order of that. */
export const creditMemoJoins = `LEFT JOIN invoices v ON v.id = m.invoice_id LEFT JOIN issues r ON r.id = m.issue_id
  LEFT JOIN orders ro ON ro.id = r.order_id`

/** Members that credit memos have in a list and alone, with {@link creditMemoJoins}. */
export const creditMemoMembers = `'id', m.id, 'creditMemoNumber', m.credit_memo_no,
  'status', CASE WHEN m.applied_cents < m.total_cents THEN 'open' ELSE 'applied' END, 'date', m.issued_on,
  'reason', m.reason, 'invoiceId', v.id, 'invoiceNumber', v.invoice_no, 'returnNumber', r.issue_no, 'orderId', ro.id,
  'orderNumber', ro.order_no, 'total', m.total_cents,
  'applied', m.applied_cents, 'available', m.total_cents - m.applied_cents`

/** The lists of transactions. Each has its filters in `asked`; an invoice that is overdue is open, too. */
export const listsSql = {
  invoices: {
    found: foundInvoices,
    members: invoiceMembers,
    total: 'f.total',
    joins: 'JOIN invoices v ON v.id = f.id LEFT JOIN orders o ON o.id = v.order_id',
    sorts: { dueDate: 'due_on', date: 'day', invoiceNumber: 'number', amountDue: 'open' },
  },
  payments: {
    found: foundPayments,
    members: paymentMembers,
    // No money came of these.
    total: "CASE WHEN f.status IN ('Failed', 'Voided') THEN 0 ELSE f.total END",
    joins: 'JOIN payments p ON p.id = f.id',
    sorts: { date: 'day', paymentNumber: 'number', amount: 'total' },
  },
  creditMemos: {
    found: foundCreditMemos,
    members: creditMemoMembers,
    total: 'f.total',
    joins: `JOIN credit_memos m ON m.id = f.id ${creditMemoJoins}`,
    sorts: { date: 'day', creditMemoNumber: 'number', available: 'open' },
  },
  openItems: {
    found: `${foundInvoices} AND ${unsettledSql} AND ${dueSql} > 0 UNION ALL ${credits(foundPayments)} UNION ALL ${credits(foundCreditMemos)}`,
    members: `'kind', f.kind, 'id', f.id, 'number', f.number, 'date', f.day, 'dueDate', f.due_on, 'total', f.total, 'open', f.open`,
    total: "CASE WHEN f.kind = 'invoice' THEN f.total ELSE -f.total END",
    joins: '',
    sorts: { date: 'day', number: 'number', open: 'open' },
  },
} as const satisfies Record<string, ListSql>

/** Conditions of a found row `f` that the totals by age do without. */
export const statusCondition = `(asked.status IS NULL OR f.status = asked.status OR (asked.status = 'open' AND f.status = 'overdue'))`
export const ageCondition = `(asked.age IS NULL OR (f.open > 0 AND f.kind = 'invoice' AND ${ageSql('f.due_on')} = asked.age))`
