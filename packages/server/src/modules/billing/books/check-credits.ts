import { namedQuery } from '../../../db/client.js'
import type { InvoicePaymentMethod } from '../../../db/schema/index.js'
import { type BookedHold, holdMembers } from './booked-order.js'
import { checkHoldOwner } from './check-holds.js'
import type { Differences } from './differences.js'
import { jsonList } from './json-list.sql.js'
import { sumOf } from './shares.js'

interface UsedCredit {
  readonly id: number
  readonly number: string
  readonly amount: number
  readonly applied: number
}

/** A payment with the invoices that it pays; amounts are cents. */
export interface BookedPayment extends UsedCredit {
  readonly accountId: number
  readonly method: InvoicePaymentMethod
  readonly fee: number
  readonly status: string
  readonly returnedAt: string | null
  /** Whether it has a day by which its money is expected, as every payment has that began as pending. */
  readonly isExpected: boolean
  /** Whether that money has come. */
  readonly hasCome: boolean
  /** Whether it was made before its money came, and its money came before it was returned. */
  readonly isInOrder: boolean
  /** Whether a person made it in this store. */
  readonly isMadeHere: boolean
  readonly applications: readonly {
    readonly invoiceId: number
    /** Whether the payment itself paid, and no later payment used its rest. */
    readonly isFirst: boolean
    readonly amount: number
    readonly endedAt: string | null
    /** Whether its payments were made before the application, and the application did not end before it began. */
    readonly isInOrder: boolean
  }[]
  readonly holds: readonly BookedHold[]
}

const applications = jsonList(
  `'invoiceId', x.invoice_id, 'isFirst', COALESCE(x.with_payment_id, p.id) = p.id, 'amount', x.amount_cents,
    'endedAt', x.ended_at::text, 'isInOrder', p.received_at <= x.applied_at
      AND x.applied_at <= COALESCE(x.ended_at, x.applied_at)
      AND COALESCE((SELECT w.received_at <= x.applied_at FROM payments w WHERE w.id = x.with_payment_id), true)`,
  'payment_applications x WHERE x.payment_id = p.id',
  'x.id',
)

/** Payments after an id, the lowest first, with the invoices that they pay. */
export const bookedPaymentsQuery = namedQuery<BookedPayment>(
  'books-payments',
  `SELECT p.id, p.payment_no AS number, p.account_id AS "accountId", p.method, p.amount_cents::float8 AS amount,
    p.applied_cents::float8 AS applied, p.fee_cents::float8 AS fee, p.status, p.returned_at::text AS "returnedAt",
    p.expected_on IS NOT NULL AS "isExpected", p.posted_at IS NOT NULL AS "hasCome",
    (p.received_at <= COALESCE(p.posted_at, p.received_at)
      AND COALESCE(p.posted_at, p.received_at) <= COALESCE(p.returned_at, 'infinity')) AS "isInOrder",
    p.idempotency_key IS NOT NULL AS "isMadeHere", ${applications} AS applications,
    ${jsonList(holdMembers, 'payment_holds h WHERE h.payment_id = p.id', 'h.id')} AS holds
  FROM payments p WHERE p.id > $1 ORDER BY p.id LIMIT $2`,
)

function checkApplied(
  kind: 'payment' | 'creditMemo',
  { number, amount, applied }: UsedCredit,
  sum: number,
  differences: Differences,
) {
  const place = { kind, name: number }
  differences.compare({ ...place, part: 'applied' }, applied, sum, 'applications')
  differences.refuse(applied > amount, place, 'overApplied')
}

/** Whether a payment is applied to invoices: it is posted, or pending with a day on which its money is expected. */
function isApplicable({ status, isExpected }: BookedPayment): boolean {
  return status === 'Posted' || (status === 'Pending' && isExpected)
}

/** A returned payment pays nothing: its applications to invoices ended with it. No other application ends. */
function checkReturned({ number, status, returnedAt, applications: parts }: BookedPayment, differences: Differences) {
  const isReturned = returnedAt !== null
  differences.refuse(isReturned && status !== 'Failed', { kind: 'payment', name: number }, 'returnedAs', { status })
  for (const { invoiceId, endedAt } of parts) {
    differences.refuse(isReturned && endedAt === null, { kind: 'payment', name: number }, 'returnedPays', { invoiceId })
    differences.refuse(!isReturned && endedAt !== null, { kind: 'payment', name: number }, 'endedUnreturned', {
      invoiceId,
    })
    const isOther = isReturned && endedAt !== null && endedAt !== returnedAt
    differences.refuse(isOther, { kind: 'payment', name: number }, 'endedOtherwise', { invoiceId })
  }
}

/** Statements count from these moments. */
function checkMoments({ number, isInOrder, applications: parts }: BookedPayment, differences: Differences) {
  differences.refuse(!isInOrder, { kind: 'payment', name: number }, 'wrongSequence')
  for (const { invoiceId, isInOrder: isAfter } of parts) {
    differences.refuse(!isAfter, { kind: 'payment', name: number }, 'paidOutOfTime', { invoiceId })
  }
}

/** A payment is pending until its money comes; only a debit of a bank account begins so. */
function checkPending({ number, status, method, isExpected, hasCome, holds }: BookedPayment, differences: Differences) {
  const place = { kind: 'payment', name: number } as const
  const isPending = status === 'Pending'
  const isOther = isExpected && method.kind !== 'bank'
  differences.refuse(isOther, place, 'expectedWithoutBank')
  differences.refuse(hasCome && !isExpected, place, 'neverPending')
  differences.refuse(isPending && hasCome, place, 'pendingButCome')
  const isEarly = status === 'Posted' && isExpected && !hasCome
  differences.refuse(isEarly, place, 'postedButNotCome')
  for (const { isSettled, hasFailed } of holds) {
    const isTaken = isSettled && !hasFailed
    differences.refuse(isPending && isTaken, place, 'pendingButTaken')
    const isUntaken = status === 'Posted' && isExpected && !isTaken
    differences.refuse(isUntaken, place, 'postedButNotTaken')
  }
}

const tenders: readonly string[] = ['card', 'bank', 'credits']

/** The money of a payment by card or bank account: the invoices that it paid, and the request to the provider. */
function checkCharge(payment: BookedPayment, differences: Differences) {
  const { number, accountId, method, amount, fee, status, returnedAt, isMadeHere, applications: parts, holds } = payment
  const place = { kind: 'payment', name: number } as const
  const isMade = isApplicable(payment) || returnedAt !== null
  if (isMade && tenders.includes(method.kind)) {
    const paid = sumOf(parts, (part) => (part.isFirst ? part.amount : 0))
    differences.compare({ ...place, part: 'amount' }, amount, paid, 'paidInvoices')
  }
  const needsHold = isMade && isMadeHere && amount > 0 && method.kind !== 'check' && method.kind !== 'ach'
  differences.refuse(needsHold && holds.length !== 1, place, 'requestCount', { count: holds.length })
  if (holds.length === 0) differences.compare({ ...place, part: 'fee' }, fee, 0, 'noProvider')
  for (const hold of holds) {
    checkHoldOwner({ kind: 'holdOfPayment', name: number }, hold, accountId, differences)
    const { total, kind, isCaptureRequested, isReleased } = hold
    differences.compare({ ...place, part: 'amountAndFee' }, amount + fee, total ?? 0, 'provider')
    differences.compareValue({ ...place, part: 'kind' }, method.kind, kind, 'provider')
    const isDue = isCaptureRequested && !isReleased
    differences.refuse(isApplicable(payment) && !isDue, place, 'notCaptured', { status })
  }
}

/** Calculates a payment from the invoices that it pays and from the request to the provider. */
export function checkPayment(payment: BookedPayment, differences: Differences): void {
  const { number, status, applications: parts } = payment
  const sum = sumOf(parts, ({ amount, endedAt }) => (endedAt === null ? amount : 0))
  checkApplied('payment', payment, sum, differences)
  const isUsedUp = !isApplicable(payment) && sum > 0
  differences.refuse(isUsedUp, { kind: 'payment', name: number }, 'appliedAs', { status })
  checkReturned(payment, differences)
  checkMoments(payment, differences)
  checkPending(payment, differences)
  checkCharge(payment, differences)
}

/** A credit memo with the invoices that it pays; amounts are cents. */
export interface BookedMemo extends UsedCredit {
  readonly accountId: number
  readonly isOfReturn: boolean
  readonly hasInvoice: boolean
  /** Shipping, tax and fee together. */
  readonly charges: number
  /** The number of its lines. */
  readonly lines: number
  /** The applications to invoices. */
  readonly sum: number
  /** The applications that have ended. */
  readonly ended: readonly { readonly invoiceId: number }[]
}

/** Credit memos after an id, the lowest first, with the invoices that they pay. */
export const bookedMemosQuery = namedQuery<BookedMemo>(
  'books-credit-memos',
  `SELECT m.id, m.credit_memo_no AS number, m.account_id AS "accountId", m.issue_id IS NOT NULL AS "isOfReturn",
    m.invoice_id IS NOT NULL AS "hasInvoice", m.total_cents::float8 AS amount, m.applied_cents::float8 AS applied,
    (abs(m.shipping_cents) + abs(m.tax_cents) + abs(m.convenience_fee_cents))::float8 AS charges,
    (SELECT count(*)::int FROM credit_memo_lines ml WHERE ml.credit_memo_id = m.id) AS lines,
    (SELECT COALESCE(sum(x.amount_cents), 0)::float8 FROM payment_applications x
      WHERE x.credit_memo_id = m.id AND x.ended_at IS NULL) AS sum,
    ${jsonList(`'invoiceId', x.invoice_id`, 'payment_applications x WHERE x.credit_memo_id = m.id AND x.ended_at IS NOT NULL', 'x.id')} AS ended
  FROM credit_memos m WHERE m.id > $1 ORDER BY m.id LIMIT $2`,
)

/** Calculates the use of a credit memo; only one for a return has goods and charges, which its invoice explains. */
export function checkMemo(memo: BookedMemo, differences: Differences): void {
  const { number, isOfReturn, hasInvoice, charges, lines, sum, ended } = memo
  const place = { kind: 'creditMemo', name: number } as const
  checkApplied('creditMemo', memo, sum, differences)
  for (const { invoiceId } of ended) {
    differences.refuse(true, place, 'endedUnreturned', { invoiceId })
  }
  differences.refuse(isOfReturn && !hasInvoice, place, 'returnWithoutInvoice')
  const hasParts = charges > 0 || lines > 0
  differences.refuse(!isOfReturn && hasParts, place, 'partsWithoutReturn')
}
