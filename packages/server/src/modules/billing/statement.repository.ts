import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { paymentMethodSql } from '../payables/payment-words.js'
import type { TransactionSums } from './transactions.repository.js'
import { ageSql, easternDaySql } from './transactions.sql.js'

/** A transaction on a statement. Amounts are cents; the amounts of credits are negative. */
export interface StatementLine {
  /** A `paymentReturn` takes a payment back, on the day when it turned out that its money does not come. */
  readonly kind: 'invoice' | 'payment' | 'paymentReturn' | 'creditMemo'
  readonly number: string
  /** YYYY-MM-DD */
  readonly day: string
  readonly dueOn: string | null
  /**
   * The PO number of an invoice, the method of a payment, the number of a returned payment, the reason for a credit.
   */
  readonly reference: string
  readonly amount: number
  /** The part that was not paid or applied on the day of the statement. */
  readonly open: number
  /** The part of an open invoice that payments pay whose money had not come on the day of the statement. */
  readonly pending: number
}

/** The content of a company's statement as of a day; amounts are cents. */
export interface StatementData {
  readonly accountName: string
  readonly accountNo: string
  /** Every transaction that was not settled on the last day, whenever it was; their open amounts are the closing debt. */
  readonly unsettled: readonly StatementLine[]
  /** The debt when the first day began, less the credits. */
  readonly opening: number
  /** The debt when the last day ended, less the credits. */
  readonly closing: number
  readonly lines: readonly StatementLine[]
  /** The part of the open invoices that payments pay whose money had not come when the last day ended. */
  readonly pending: number
  /** Open invoices by their age on the last day, without the part for which a payment is on its way. */
  readonly ages: TransactionSums['ages']
}

/** When the money of the payment `p` had come; null while it is pending. */
const cameAt = 'CASE WHEN p.expected_on IS NULL THEN p.received_at ELSE p.posted_at END'
const cameOn = easternDaySql(cameAt)
const returnedOn = easternDaySql('p.returned_at')

/** The day from which the application `l` of the payment `s`, or of a credit memo, counts. */
const paidOn = easternDaySql('CASE WHEN s.expected_on IS NULL THEN l.applied_at ELSE s.posted_at END')

/** Whether the money of the payment `s` was on its way when the day of the statement ended. */
const wasPending = `s.expected_on IS NOT NULL AND ${easternDaySql('l.applied_at')} <= asked.today
  AND (s.posted_at IS NULL OR ${paidOn} > asked.today)`

/** The sum of the applications that had not ended on the day of the statement. */
function appliedUntilDay(condition: string, counts = `${paidOn} <= asked.today`) {
  return `(SELECT COALESCE(sum(l.amount_cents), 0) FROM payment_applications l LEFT JOIN payments s ON s.id = l.payment_id
    WHERE ${condition} AND ${counts}
      AND (l.ended_at IS NULL OR ${easternDaySql('l.ended_at')} > asked.today))`
}

/** Members of a JSON object for the row `t` of the transactions. */
const lineMembers = `'kind', t.kind, 'number', t.number, 'day', t.day, 'dueOn', t.due_on,
  'reference', t.reference, 'amount', t.amount, 'open', t.open, 'pending', t.pending`

const statementQuery = namedQuery<StatementData>(
  'statement',
  `WITH asked AS (SELECT $1::int AS account, $2::date AS from_day, $3::date AS today),
    transactions AS (
      SELECT 'invoice' AS kind, v.invoice_no AS number, v.issued_on AS day, v.due_on, v.po_num AS reference,
        v.total_cents AS amount, v.total_cents - ${appliedUntilDay('l.invoice_id = v.id')} AS open,
        ${appliedUntilDay('l.invoice_id = v.id', wasPending)} AS pending
      FROM asked JOIN invoices v ON v.account_id = asked.account AND v.issued_on <= asked.today
      UNION ALL
      SELECT 'payment', p.payment_no, ${cameOn}, NULL, ${paymentMethodSql},
        -p.amount_cents,
        CASE WHEN ${returnedOn} <= asked.today THEN 0 ELSE -(p.amount_cents - ${appliedUntilDay('l.payment_id = p.id')}) END, 0
      FROM asked JOIN payments p ON p.account_id = asked.account AND ${cameOn} <= asked.today
        AND (p.status = 'Posted' OR p.returned_at IS NOT NULL)
      UNION ALL
      SELECT 'paymentReturn', p.payment_no, ${returnedOn}, NULL, p.payment_no, p.amount_cents, 0, 0
      FROM asked JOIN payments p ON p.account_id = asked.account AND ${returnedOn} <= asked.today
        AND ${cameAt} IS NOT NULL
      UNION ALL
      SELECT 'creditMemo', m.credit_memo_no, m.issued_on, NULL, m.reason,
        -m.total_cents, -(m.total_cents - ${appliedUntilDay('l.credit_memo_id = m.id')}), 0
      FROM asked JOIN credit_memos m ON m.account_id = asked.account AND m.issued_on <= asked.today),
    ages AS (
      SELECT ${ageSql('t.due_on')} AS age, count(*)::int AS count, sum(t.open - t.pending)::float8 AS open
      FROM transactions t, asked WHERE t.kind = 'invoice' AND t.open > t.pending GROUP BY 1)
  SELECT a.account_name AS "accountName", a.account_no AS "accountNo",
    (SELECT COALESCE(sum(t.amount) FILTER (WHERE t.day < asked.from_day), 0)::float8 FROM transactions t) AS opening,
    (SELECT COALESCE(sum(t.amount), 0)::float8 FROM transactions t) AS closing,
    (SELECT COALESCE(sum(t.pending), 0)::float8 FROM transactions t) AS pending,
    (SELECT COALESCE(json_agg(json_build_object(${lineMembers}) ORDER BY t.due_on, t.day, t.number), '[]')
      FROM transactions t WHERE t.open <> 0) AS unsettled,
    (SELECT COALESCE(json_agg(json_build_object(${lineMembers}) ORDER BY t.day, t.kind, t.number), '[]')
      FROM transactions t WHERE t.day >= asked.from_day AND (NOT $4::boolean OR t.open <> 0)) AS lines,
    (SELECT COALESCE(json_agg(json_build_object('age', age, 'count', count, 'open', open)), '[]') FROM ages) AS ages
  FROM asked JOIN accounts a ON a.id = asked.account`,
)

/** The days of a statement, both included, and whether it names only the transactions that are not settled. */
export interface StatementRange {
  /** YYYY-MM-DD in Eastern time. */
  readonly startDate: string
  readonly statementDate: string
  readonly openTransactionsOnly: boolean
}

/** Reads a statement of the scope's company in one statement; null when the company is no longer there. */
export async function readStatement(scope: Scope, range: StatementRange): Promise<StatementData | null> {
  const { startDate, statementDate, openTransactionsOnly } = range
  const [row] = await statementQuery.all(scope.db, [scope.accountId, startDate, statementDate, openTransactionsOnly])
  return row ?? null
}
