import type { BankAccount, UsableCreditMemo, UsablePayment } from '@gauze/contract'
import { conflict } from '../../base/problem.js'
import { namedQuery } from '../../db/client.js'
import type { InvoicePaymentMethod } from '../../db/schema/index.js'
import type { Scope } from '../../db/scope.js'
import { dueSql } from '../billing/transactions.sql.js'
import { paymentMethodSql } from '../payables/payment-words.js'
import { bankAccountJson } from '../payment-methods/bank-accounts.repository.js'
import { cardJson, type SavedCard } from '../payment-methods/payment-methods.repository.js'
import { companyTermsColumns } from '../pricing/goods.sql.js'
import type { ChargeTerms } from '../pricing/goods.types.js'

/** The credits that a company can use; amounts are cents. */
interface UsableCredits {
  readonly creditMemos: UsableCreditMemo[]
  readonly unappliedPayments: UsablePayment[]
}

const creditsQuery = namedQuery<UsableCredits>(
  'usable-credits',
  `SELECT (
      SELECT COALESCE(json_agg(json_build_object('id', m.id, 'creditMemoNumber', m.credit_memo_no, 'date', m.issued_on,
        'reason', m.reason, 'total', m.total_cents, 'amountPaid', m.applied_cents,
        'maxApply', m.total_cents - m.applied_cents) ORDER BY m.issued_on, m.id), '[]')
      FROM credit_memos m WHERE m.account_id = $1 AND m.applied_cents < m.total_cents) AS "creditMemos", (
      SELECT COALESCE(json_agg(json_build_object('id', p.id, 'paymentNumber', p.payment_no,
        'date', (p.received_at AT TIME ZONE 'America/New_York')::date, 'method', ${paymentMethodSql},
        'unappliedPayment', p.amount_cents - p.applied_cents, 'maxApply', p.amount_cents - p.applied_cents)
        ORDER BY p.received_at, p.id), '[]')
      FROM payments p WHERE p.account_id = $1 AND p.status = 'Posted' AND p.applied_cents < p.amount_cents)
      AS "unappliedPayments"`,
)

/** Reads the credits that can pay invoices, oldest first, in one statement. */
export async function readUsableCredits(scope: Scope): Promise<UsableCredits> {
  const [row] = await creditsQuery.all(scope.db, [scope.accountId])
  return row ?? { creditMemos: [], unappliedPayments: [] }
}

/** The invoices and credits that a payment names, as they are now: oldest first, amounts in cents. */
export interface Payables extends Pick<ChargeTerms, 'accountId' | 'isTaxExempt' | 'listedFeePercent'> {
  readonly email: string
  readonly firstName: string
  readonly accountName: string
  readonly hasTerms: boolean
  /** `due` is the amount still to pay; `pending` is the amount of payments that are on their way. */
  readonly invoices: readonly {
    readonly id: number
    readonly number: string
    readonly due: number
    readonly pending: number
  }[]
  readonly creditMemos: readonly { readonly id: number; readonly number: string; readonly available: number }[]
  readonly unappliedPayments: readonly { readonly id: number; readonly number: string; readonly available: number }[]
  /** Null when the company does not have it. */
  readonly card: SavedCard | null
  readonly cardToken: string | null
  /** Null when the company does not have it. */
  readonly bankAccount: (BankAccount & { readonly token: string }) | null
}

const payablesQuery = namedQuery<Payables>(
  'payables',
  `SELECT u.email, u.first_name AS "firstName", a.account_name AS "accountName", a.has_terms AS "hasTerms",
    ${companyTermsColumns},
    (SELECT COALESCE(json_agg(json_build_object('id', v.id, 'number', v.invoice_no, 'due', ${dueSql},
        'pending', v.pending_cents)
        ORDER BY v.due_on, v.id), '[]')
      FROM invoices v WHERE v.account_id = a.id AND v.id = ANY($3::int[])) AS invoices,
    (SELECT COALESCE(json_agg(json_build_object('id', m.id, 'number', m.credit_memo_no,
        'available', m.total_cents - m.applied_cents) ORDER BY m.issued_on, m.id), '[]')
      FROM credit_memos m WHERE m.account_id = a.id AND m.id = ANY($4::int[])) AS "creditMemos",
    (SELECT COALESCE(json_agg(json_build_object('id', p.id, 'number', p.payment_no,
        'available', CASE WHEN p.status = 'Posted' THEN p.amount_cents - p.applied_cents ELSE 0 END)
        ORDER BY p.received_at, p.id), '[]')
      FROM payments p WHERE p.account_id = a.id AND p.id = ANY($5::int[])) AS "unappliedPayments",
    (SELECT ${cardJson} FROM payment_methods m WHERE m.id = $6 AND m.account_id = a.id AND NOT m.deleted) AS card,
    (SELECT m.token FROM payment_methods m WHERE m.id = $6 AND m.account_id = a.id AND NOT m.deleted) AS "cardToken",
    (SELECT ${bankAccountJson} || jsonb_build_object('token', b.token) FROM bank_accounts b
      WHERE b.id = $7 AND b.account_id = a.id AND NOT b.deleted) AS "bankAccount"
  FROM accounts a JOIN users u ON u.id = $2 WHERE a.id = $1 AND a.active`,
)

/** The records that a payment names. */
export interface NamedPayables {
  readonly invoiceIds: readonly number[]
  readonly creditMemoIds: readonly number[]
  readonly paymentIds: readonly number[]
  readonly cardId: number | null
  readonly bankAccountId: number | null
}

/** Reads all records that a payment names, in one statement; null when the company was deactivated. */
export async function readPayables(scope: Scope, named: NamedPayables): Promise<Payables | null> {
  const ids = [named.invoiceIds, named.creditMemoIds, named.paymentIds, named.cardId, named.bankAccountId]
  const [row] = await payablesQuery.all(scope.db, [scope.accountId, scope.userId, ...ids])
  return row ?? null
}

const lockQuery = namedQuery('payables-lock', 'SELECT id FROM accounts WHERE id = $1 FOR NO KEY UPDATE')

/**
 * Locks the company's row until the scope's transaction ends. Every transaction that changes invoices, payments or
 * credit memos of a company locks its row first.
 */
export async function lockPayables(scope: Scope): Promise<void> {
  await lockQuery.all(scope.db, [scope.accountId])
}

const byKeyQuery = namedQuery<{ id: number; userId: number | null }>(
  'payment-by-key',
  'SELECT id, user_id AS "userId" FROM payments WHERE account_id = $1 AND idempotency_key = $2',
)

/**
 * Finds the payment that the user made with an Idempotency-Key; null when there is none.
 * @throws ProblemError 409 when a colleague used the key
 */
export async function findPaymentByKey(scope: Scope, key: string): Promise<number | null> {
  const [row] = await byKeyQuery.all(scope.db, [scope.accountId, key])
  if (row === undefined) return null
  if (row.userId === scope.userId) return row.id
  throw conflict(
    'idempotency-key-reused',
    'This Idempotency-Key was used for another payment of your company. Send a new key with a new payment.',
  )
}

/** A part of a payment: money or a credit for an invoice. */
export interface NewApplication {
  readonly invoice: number
  /** The credit memo; null for money. */
  readonly memo: number | null
  /** The earlier payment; null for the money of this payment and for a credit memo. */
  readonly earlier: number | null
  /** Cents. */
  readonly amount: number
}

/** A payment to write; amounts are cents. */
export interface NewPayment {
  readonly key: string
  readonly method: InvoicePaymentMethod
  readonly memo: string
  readonly charged: number
  readonly fee: number
  readonly receivedAt: Date
  /**
   * YYYY-MM-DD: the day by which a bank moves the money, until which the payment is pending; null if it counts at once.
   */
  readonly expectedOn: string | null
  readonly applications: readonly NewApplication[]
}

const insertQuery = namedQuery<{ id: number; number: string }>(
  'payment-insert',
  `WITH parts AS (
      SELECT *, $10::date IS NOT NULL AND memo IS NULL AND earlier IS NULL AS is_pending
      FROM json_to_recordset($9::json) AS part(invoice int, memo int, earlier int, amount bigint)),
    payment AS (
      INSERT INTO payments (payment_no, account_id, user_id, method, memo, amount_cents, applied_cents, fee_cents, status,
        idempotency_key, received_at, expected_on)
      VALUES ('PMT-' || nextval('payment_no_seq'), $1, $2, $3, $4, $5, $5, $6,
        CASE WHEN $10::date IS NULL THEN 'Posted' ELSE 'Pending' END, $7, $8, $10::date)
      RETURNING id, payment_no),
    applied AS (
      INSERT INTO payment_applications (account_id, invoice_id, payment_id, credit_memo_id, with_payment_id, amount_cents,
        applied_at)
      SELECT $1, p.invoice, CASE WHEN p.memo IS NULL THEN COALESCE(p.earlier, payment.id) END, p.memo, payment.id,
        p.amount, $8
      FROM parts p, payment),
    paid AS (
      UPDATE invoices v SET paid_cents = v.paid_cents + s.paid, credited_cents = v.credited_cents + s.credited,
        pending_cents = v.pending_cents + s.pending
      FROM (SELECT invoice, COALESCE(sum(amount) FILTER (WHERE memo IS NULL AND NOT is_pending), 0) AS paid,
          COALESCE(sum(amount) FILTER (WHERE memo IS NOT NULL), 0) AS credited,
          COALESCE(sum(amount) FILTER (WHERE is_pending), 0) AS pending FROM parts GROUP BY invoice) s
      WHERE v.id = s.invoice AND v.account_id = $1),
    memos AS (
      UPDATE credit_memos m SET applied_cents = m.applied_cents + s.amount
      FROM (SELECT memo, sum(amount) AS amount FROM parts WHERE memo IS NOT NULL GROUP BY memo) s
      WHERE m.id = s.memo AND m.account_id = $1),
    earlier AS (
      UPDATE payments p SET applied_cents = p.applied_cents + s.amount
      FROM (SELECT earlier, sum(amount) AS amount FROM parts WHERE earlier IS NOT NULL GROUP BY earlier) s
      WHERE p.id = s.earlier AND p.account_id = $1),
    owed AS (
      UPDATE accounts a SET balance_cents = a.balance_cents - s.amount
      FROM (SELECT sum(amount) AS amount FROM parts WHERE NOT is_pending) s WHERE a.id = $1 AND s.amount > 0)
  SELECT id, payment_no AS number FROM payment`,
)

/**
 * Writes a payment, applies its money and its credits and lowers the balance. The money of a pending payment lowers
 * nothing yet, but its invoices are no longer to pay. Part of a transaction that has locked the
 * payables and checked every amount; the checks of the tables refuse anything beyond an invoice or a credit.
 */
export async function insertPayment(scope: Scope, payment: NewPayment): Promise<{ id: number; number: string }> {
  const { key, method, memo, charged, fee, receivedAt, expectedOn, applications } = payment
  const money = [JSON.stringify(method), memo, charged, fee]
  const values = [...money, key, receivedAt, JSON.stringify(applications), expectedOn]
  const [row] = await insertQuery.all(scope.db, [scope.accountId, scope.userId, ...values])
  if (!row) throw new Error('The payment was not written. The database answered no row for it.')
  return row
}

/** A payment whose money did not come. */
export interface ReturnedPayment {
  readonly id: number
  readonly number: string
  readonly accountId: number
  /** Of the person who paid; null for a payment that the store recorded. */
  readonly userId: number | null
  readonly accountName: string
  /** Cents that are open again. */
  readonly reopened: number
}

const lockOwnerQuery = namedQuery(
  'payment-lock-owner',
  `SELECT a.id FROM payments p JOIN accounts a ON a.id = p.account_id WHERE p.id = $1 FOR NO KEY UPDATE OF a`,
)

const returnQuery = namedQuery<ReturnedPayment>(
  'payment-return',
  `WITH returned AS (
      UPDATE payments SET status = 'Failed', applied_cents = 0, returned_at = $2
      WHERE id = $1 AND status IN ('Pending', 'Posted')
      RETURNING id, payment_no, account_id, user_id, expected_on IS NOT NULL AND posted_at IS NULL AS is_pending),
    lost AS (
      UPDATE payment_applications l SET ended_at = $2 FROM returned r WHERE l.payment_id = r.id AND l.ended_at IS NULL
      RETURNING l.invoice_id, l.amount_cents, r.is_pending),
    reopened AS (
      UPDATE invoices v SET paid_cents = v.paid_cents - s.paid, pending_cents = v.pending_cents - s.pending
      FROM (SELECT invoice_id, COALESCE(sum(amount_cents) FILTER (WHERE NOT is_pending), 0) AS paid,
          COALESCE(sum(amount_cents) FILTER (WHERE is_pending), 0) AS pending FROM lost GROUP BY invoice_id) s
      WHERE v.id = s.invoice_id),
    owed AS (
      UPDATE accounts a SET balance_cents = a.balance_cents + (SELECT COALESCE(sum(amount_cents), 0) FROM lost)
      FROM returned r WHERE a.id = r.account_id AND NOT r.is_pending)
  SELECT r.id, r.payment_no AS number, r.account_id AS "accountId", r.user_id AS "userId",
    a.account_name AS "accountName",
    (SELECT COALESCE(sum(amount_cents), 0)::float8 FROM lost) AS reopened
  FROM returned r JOIN accounts a ON a.id = r.account_id`,
)

/**
 * Takes a payment back whose money did not come: its applications end, so its invoices are open again. Credits that
 * were used with it stay used.
 * @param db a transaction of the store itself
 * @param returnedAt when it came back, so that statements of earlier days stay as they were
 * @returns null if the payment was taken back before
 */
export async function returnPaymentRow(
  db: Scope['db'],
  paymentId: number,
  returnedAt: Date,
): Promise<ReturnedPayment | null> {
  await lockOwnerQuery.all(db, [paymentId])
  const [row] = await returnQuery.all(db, [paymentId, returnedAt])
  return row ?? null
}

/** A pending payment whose money has come. */
export interface PostedPayment {
  readonly id: number
  readonly number: string
  readonly accountId: number
  /** The person who paid. */
  readonly userId: number | null
}

const postQuery = namedQuery<PostedPayment>(
  'payment-post',
  `WITH posted AS (
      UPDATE payments SET status = 'Posted', posted_at = $2 WHERE id = $1 AND status = 'Pending'
      RETURNING id, payment_no, account_id, user_id),
    come AS (
      SELECT l.invoice_id, sum(l.amount_cents) AS amount
      FROM payment_applications l JOIN posted p ON p.id = l.payment_id WHERE l.ended_at IS NULL GROUP BY l.invoice_id),
    paid AS (
      UPDATE invoices v SET paid_cents = v.paid_cents + s.amount, pending_cents = v.pending_cents - s.amount
      FROM come s WHERE v.id = s.invoice_id),
    owed AS (
      UPDATE accounts a SET balance_cents = a.balance_cents - (SELECT COALESCE(sum(amount), 0) FROM come)
      FROM posted p WHERE a.id = p.account_id)
  SELECT id, payment_no AS number, account_id AS "accountId", user_id AS "userId" FROM posted`,
)

/**
 * Posts a pending payment whose money has come: its invoices are paid, and the company owes less.
 * @param db a transaction of the store itself
 * @param postedAt when it came, from which statements show it
 * @returns null if the payment is not pending
 */
export async function postPaymentRow(
  db: Scope['db'],
  paymentId: number,
  postedAt: Date,
): Promise<PostedPayment | null> {
  await lockOwnerQuery.all(db, [paymentId])
  const [row] = await postQuery.all(db, [paymentId, postedAt])
  return row ?? null
}

/** A payment that an operator names. */
export interface NamedPayment {
  readonly id: number
  readonly status: string
  /** Credits alone paid, so no bank can return it. */
  readonly isOfCredits: boolean
  /** The provider was not asked for its money yet, or has not answered. */
  readonly isUnsettled: boolean
}

const byNumberQuery = namedQuery<NamedPayment>(
  'payment-by-number',
  `SELECT p.id, p.status, p.amount_cents + p.fee_cents = 0 AS "isOfCredits",
    EXISTS (SELECT FROM payment_holds h WHERE h.payment_id = p.id AND h.settled_at IS NULL) AS "isUnsettled"
  FROM payments p WHERE p.payment_no = $1`,
)

/**
 * Finds a payment by its number, for the operator of the store.
 * @param db of the store itself
 * @returns null if there is none
 */
export async function findPayment(db: Scope['db'], number: string): Promise<NamedPayment | null> {
  const [row] = await byNumberQuery.all(db, [number])
  return row ?? null
}
