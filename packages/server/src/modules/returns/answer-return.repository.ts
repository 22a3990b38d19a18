import type { ReturnStatus } from '@gauze/contract'
import { type Db, namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { lineNumberSql } from '../orders/order-returns.sql.js'
import { allocationPeriodStart } from '../pricing/allocation.sql.js'
import type { ReturnPerson } from './return-mails.js'

/** The company and the writer of a return. */
export interface ReturnOwner {
  readonly id: number
  readonly accountId: number
  readonly userId: number
}

const ownerQuery = namedQuery<ReturnOwner>(
  'return-owner',
  `SELECT id, account_id AS "accountId", user_id AS "userId" FROM issues
  WHERE issue_no = $1 AND return_status IS NOT NULL`,
)

/** Finds a return of any company by its number; null when there is none. */
export async function findReturn(db: Db, returnNumber: string): Promise<ReturnOwner | null> {
  const [owner] = await ownerQuery.all(db, [returnNumber])
  return owner ?? null
}

/** A line of a return that an operator answers. */
export interface AnswerableLine {
  readonly id: number
  /** The number of the line in the order, from 1. */
  readonly line: number
  readonly position: number
  readonly itemId: number
  readonly name: string
  readonly matrixDetails: readonly { key: string; value: string }[]
  readonly unitLabel: string
  readonly conversionRate: number
  /** In the unit of the line. */
  readonly quantity: number
}

/** A return that an operator answers, with the person who asked for it. */
export interface AnswerableReturn {
  readonly id: number
  readonly returnNumber: string
  readonly status: ReturnStatus
  readonly orderId: number
  readonly orderNumber: string
  readonly answer: string
  readonly keepsGoods: boolean
  readonly creditsFreight: boolean
  readonly lines: readonly AnswerableLine[]
  readonly person: ReturnPerson & { readonly id: number; readonly isActive: boolean }
}

const returnQuery = namedQuery<AnswerableReturn>(
  'return-to-answer',
  `SELECT r.id, r.issue_no AS "returnNumber", r.return_status AS status, r.answer, r.keeps_goods AS "keepsGoods",
    r.credits_freight AS "creditsFreight", o.id AS "orderId", o.order_no AS "orderNumber",
    json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name, 'isPriceVisible', u.is_price_visible,
      'isActive', u.active) AS person, (
    SELECT COALESCE(json_agg(json_build_object('id', rl.id, 'line', ${lineNumberSql}, 'position', l.position,
      'itemId', l.item_id, 'name', l.display_name, 'matrixDetails', l.matrix_details, 'unitLabel', l.unit_label,
      'conversionRate', l.conversion_rate, 'quantity', rl.quantity) ORDER BY l.position), '[]')
    FROM return_lines rl JOIN order_lines l ON l.id = rl.order_line_id WHERE rl.issue_id = r.id AND rl.quantity > 0) AS lines
  FROM issues r JOIN orders o ON o.id = r.order_id JOIN users u ON u.id = r.user_id
  WHERE r.account_id = $1 AND r.id = $2`,
)

/** Reads a return of the company. Part of a transaction that has the company locked. */
export async function readAnswerable({ db, accountId }: Scope, id: number): Promise<AnswerableReturn> {
  const [found] = await returnQuery.all(db, [accountId, id])
  if (found === undefined) throw new Error('The return is gone.')
  return found
}

/** How a return goes on. */
export interface ReturnAnswer {
  readonly status: Extract<ReturnStatus, 'Approved' | 'Credited' | 'Declined'>
  readonly answer: string
  readonly answeredAt: Date
  readonly keepsGoods: boolean
  readonly creditsFreight: boolean
  /** The quantities that go on, by the id of the return's line. */
  readonly lines: readonly Pick<AnswerableLine, 'id' | 'quantity'>[]
}

const answerQuery = namedQuery(
  'return-answer',
  `WITH answered AS (
    UPDATE issues SET return_status = $3, answer = $4, answered_at = $5, keeps_goods = $6, credits_freight = $7
    WHERE account_id = $1 AND id = $2 RETURNING id)
  UPDATE return_lines rl SET quantity = a.quantity
  FROM answered, json_to_recordset($8::json) AS a(id int, quantity int)
  WHERE rl.issue_id = answered.id AND rl.id = a.id`,
)

/** Writes the answer to a return and the quantities that go on. */
export async function writeAnswer({ db, accountId }: Scope, id: number, answer: ReturnAnswer): Promise<void> {
  const { status, answer: words, answeredAt, keepsGoods, creditsFreight, lines } = answer
  const values = [accountId, id, status, words, answeredAt, keepsGoods, creditsFreight, JSON.stringify(lines)]
  await answerQuery.all(db, values)
}

/** An invoice of an order, with its credited quantities and amounts; amounts are cents. */
export interface CreditableInvoice {
  readonly id: number
  readonly number: string
  readonly total: number
  readonly shipping: number
  readonly tax: number
  /** The rate of the order; 0 if it is not known. */
  readonly taxRatePercent: number
  readonly convenienceFee: number
  /** The sum of all credit memos for it. */
  readonly memos: number
  readonly lines: readonly {
    readonly id: number
    readonly position: number
    readonly quantity: number
    readonly total: number
    readonly isTaxable: boolean
    /** The quantity that earlier returns have credited. */
    readonly credited: number
  }[]
}

const invoicesQuery = namedQuery<CreditableInvoice>(
  'return-invoices',
  `SELECT v.id, v.invoice_no AS number, v.total_cents::float8 AS total, v.shipping_cents::float8 AS shipping,
    v.tax_cents::float8 AS tax, o.tax_rate_percent::float8 AS "taxRatePercent", v.convenience_fee_cents::float8 AS "convenienceFee",
    (SELECT COALESCE(sum(m.total_cents), 0)::float8 FROM credit_memos m WHERE m.invoice_id = v.id) AS memos, (
    SELECT COALESCE(json_agg(json_build_object('id', il.id, 'position', il.position, 'quantity', il.quantity,
      'total', il.total_cents, 'isTaxable', l.taxable, 'credited', (
        SELECT COALESCE(sum(cl.quantity), 0) FROM credit_memo_lines cl WHERE cl.invoice_line_id = il.id)
      ) ORDER BY il.position), '[]')
    FROM invoice_lines il JOIN order_lines l ON l.order_id = v.order_id AND l.position = il.position
    WHERE il.invoice_id = v.id) AS lines
  FROM invoices v JOIN orders o ON o.id = v.order_id WHERE v.account_id = $1 AND v.order_id = $2 ORDER BY v.id`,
)

/** Reads the invoices of an order, the oldest first. */
export function readCreditable({ db, accountId }: Scope, orderId: number): Promise<CreditableInvoice[]> {
  return invoicesQuery.all(db, [accountId, orderId])
}

/** A credit memo to write; amounts are cents. */
export interface NewCreditMemo {
  readonly invoiceId: number
  readonly issueId: number
  readonly reason: string
  /** YYYY-MM-DD in Eastern time. */
  readonly issuedOn: string
  readonly shipping: number
  readonly tax: number
  readonly convenienceFee: number
  /** The sum of the parts, less their amount in earlier memos. */
  readonly total: number
  /** The goods, by the id of the invoice's line. */
  readonly lines: readonly { readonly id: number; readonly quantity: number; readonly totalCents: number }[]
}

const memoQuery = namedQuery<{ number: string; totalCents: number }>(
  'return-credit-memo',
  `WITH memo AS (
    INSERT INTO credit_memos (credit_memo_no, account_id, invoice_id, issue_id, reason, issued_on, shipping_cents,
      tax_cents, convenience_fee_cents, total_cents)
    VALUES ('CM-' || nextval('credit_memo_no_seq'), $1, $2, $3, $4, $5, $6, $7, $8, $9)
    RETURNING id, credit_memo_no, total_cents),
  goods AS (
    INSERT INTO credit_memo_lines (credit_memo_id, invoice_line_id, quantity, total_cents)
    SELECT memo.id, l.id, l.quantity, l."totalCents"
    FROM memo, json_to_recordset($10::json) AS l(id int, quantity int, "totalCents" bigint))
  SELECT credit_memo_no AS number, total_cents::float8 AS "totalCents" FROM memo`,
)

/** Writes a credit memo for returned goods, which the company can use to pay invoices. */
export async function insertCreditMemo(
  { db, accountId }: Scope,
  memo: NewCreditMemo,
): Promise<{ number: string; totalCents: number }> {
  const { invoiceId, issueId, reason, issuedOn, shipping, tax, convenienceFee, total, lines } = memo
  const amounts = [shipping, tax, convenienceFee, total]
  const [row] = await memoQuery.all(db, [
    ...[accountId, invoiceId, issueId, reason, issuedOn, ...amounts],
    JSON.stringify(lines),
  ])
  if (!row) throw new Error('The credit memo was not written. The database answered no row for it.')
  return row
}

/** Goods that came back, in base units. */
export interface ReturnedGoods {
  readonly itemId: number
  /** That can be sold again. */
  readonly sellable: number
  /** That no longer count against the company's allocation. */
  readonly units: number
}

const goodsQuery = namedQuery(
  'return-goods',
  `WITH returned AS (
    SELECT r."itemId" AS item_id, r.sellable, r.units
    FROM json_to_recordset($3::json) AS r("itemId" int, sellable int, units int)),
  locked AS (
    SELECT i.id, i.special_order, i.allocation_period, returned.sellable, returned.units
    FROM items i JOIN returned ON returned.item_id = i.id
    ORDER BY i.id FOR NO KEY UPDATE OF i),
  stock AS (
    UPDATE items i SET quantity_available = i.quantity_available + locked.sellable, updated_at = now()
    FROM locked WHERE i.id = locked.id AND locked.sellable > 0 AND NOT locked.special_order)
  UPDATE account_allocations al SET used = GREATEST(0, al.used - locked.units)
  FROM locked, orders o
  WHERE o.id = $2 AND al.account_id = $1 AND al.item_id = locked.id AND locked.allocation_period IS NOT NULL
    AND al.period_start = ${allocationPeriodStart('locked', "(o.placed_at AT TIME ZONE 'America/New_York')::date")}`,
)

/**
 * Puts goods that came back into stock, except special orders, and gives their allocation back while the period in
 * which they were ordered lasts. Part of a transaction that has the company locked.
 */
export async function takeBackGoods(
  { db, accountId }: Scope,
  orderId: number,
  goods: readonly ReturnedGoods[],
): Promise<void> {
  await goodsQuery.all(db, [accountId, orderId, JSON.stringify(goods)])
}

/** A return that waits for the store. */
export interface WaitingReturn extends Pick<AnswerableReturn, 'returnNumber' | 'status' | 'orderNumber'> {
  readonly accountName: string
  readonly requestedBy: string
  /** YYYY-MM-DD in Eastern time. */
  readonly requestedOn: string
  readonly message: string
  readonly lines: readonly Pick<AnswerableLine, 'line' | 'name' | 'unitLabel' | 'quantity'>[]
  /** The numbers of the credit memos that the order's invoices have already. */
  readonly memos: readonly string[]
}

const waitingQuery = namedQuery<WaitingReturn>(
  'returns-waiting',
  `SELECT r.issue_no AS "returnNumber", r.return_status AS status, o.order_no AS "orderNumber",
    a.account_name AS "accountName", concat_ws(' ', u.first_name, u.last_name) AS "requestedBy",
    (r.created_at AT TIME ZONE 'America/New_York')::date::text AS "requestedOn", r.message, (
    SELECT COALESCE(json_agg(json_build_object('line', ${lineNumberSql}, 'name', l.display_name,
      'unitLabel', l.unit_label, 'quantity', rl.quantity) ORDER BY l.position), '[]')
    FROM return_lines rl JOIN order_lines l ON l.id = rl.order_line_id WHERE rl.issue_id = r.id AND rl.quantity > 0) AS lines, (
    SELECT COALESCE(json_agg(m.credit_memo_no ORDER BY m.id), '[]')
    FROM credit_memos m JOIN invoices v ON v.id = m.invoice_id WHERE v.order_id = o.id) AS memos
  FROM issues r JOIN orders o ON o.id = r.order_id JOIN accounts a ON a.id = r.account_id JOIN users u ON u.id = r.user_id
  WHERE r.return_status IN ('Requested', 'Approved') ORDER BY r.created_at, r.id LIMIT 100`,
)

/** Reads the oldest 100 returns of all companies that wait for an answer, or for their goods. */
export function readWaitingReturns(db: Db): Promise<WaitingReturn[]> {
  return waitingQuery.all(db, [])
}
