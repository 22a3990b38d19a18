import { type Db, namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { seesAmountsSql } from '../../sessions/people.sql.js'
import type { BillingPerson } from '../billing/billing-notices.js'
import { priceSql } from '../pricing/price.sql.js'

/** A quote that an operator answers. */
export interface LockedQuote {
  readonly id: number
  readonly accountId: number
  /** Null if nobody of the company requested it. */
  readonly userId: number | null
  readonly status: string
}

const lockQuery = namedQuery<LockedQuote>(
  'quote-lock-by-number',
  `SELECT e.id, e.account_id AS "accountId", e.user_id AS "userId", e.status
  FROM estimates e WHERE e.estimate_no = $1 FOR NO KEY UPDATE`,
)

/** Locks a quote by its number until the transaction ends; null when there is no such quote. */
export async function lockQuote(db: Db, estimateNumber: string): Promise<LockedQuote | null> {
  const [quote] = await lockQuery.all(db, [estimateNumber])
  return quote ?? null
}

/** The amounts of an answer, in cents. */
export interface AnsweredAmounts {
  readonly subtotal: number
  readonly shipping: number
  readonly tax: number
}

/** The answer of the store to a quote. */
export interface QuoteAnswer {
  readonly answer: string
  readonly answeredAt: Date
}

const answerQuery = namedQuery(
  'quote-answer',
  `WITH answered AS (
    UPDATE estimates SET status = 'Open', answer = $3, answered_at = $4, expires_on = $5, subtotal_cents = $6,
      shipping_cents = $7, tax_cents = $8, total_cents = $6::bigint + $7::bigint + $8::bigint
    WHERE account_id = $1 AND id = $2 RETURNING id)
  UPDATE estimate_lines l SET price = p.price, total_cents = p."totalCents"
  FROM answered, json_to_recordset($9::json) AS p(id int, price numeric, "totalCents" bigint)
  WHERE l.estimate_id = answered.id AND l.id = p.id`,
)

/**
 * Opens a quote with its prices.
 * @param expiresOn the last day of the prices, YYYY-MM-DD
 * @param prices the price of a base unit in dollars and the total in cents, by the id of the line
 */
export async function openQuote(
  { db, accountId }: Scope,
  id: number,
  { answer, answeredAt, expiresOn }: QuoteAnswer & { readonly expiresOn: string },
  { subtotal, shipping, tax }: AnsweredAmounts,
  prices: readonly { readonly id: number; readonly price: number; readonly totalCents: number }[],
): Promise<void> {
  const amounts = [subtotal, shipping, tax]
  await answerQuery.all(db, [accountId, id, answer, answeredAt, expiresOn, ...amounts, JSON.stringify(prices)])
}

const declineQuery = namedQuery(
  'quote-decline',
  `UPDATE estimates SET status = 'Declined', answer = $3, answered_at = $4 WHERE account_id = $1 AND id = $2`,
)

/** Declines a quote, with the reason. */
export async function decline(
  { db, accountId }: Scope,
  id: number,
  { answer, answeredAt }: QuoteAnswer,
): Promise<void> {
  await declineQuery.all(db, [accountId, id, answer, answeredAt])
}

const personQuery = namedQuery<BillingPerson>(
  'quote-person',
  `SELECT w.id, w.email FROM users w WHERE w.id = $1 AND ${seesAmountsSql('w')}`,
)

/** Reads the person who requested a quote; none if the person can no longer sign in or may not see prices. */
export function readQuotePeople(db: Db, userId: number | null): Promise<BillingPerson[]> {
  return personQuery.all(db, [userId])
}

/** A line of a request that waits for an answer, at the company's own price now. */
export interface WaitingLine {
  readonly name: string
  readonly mpn: string
  readonly quantity: number
  readonly unitLabel: string
  readonly conversionRate: number
  /** Dollars per base unit; null for an item without a price. */
  readonly price: number | null
}

/** A request that waits for an answer. */
export interface WaitingQuote {
  readonly estimateNumber: string
  readonly title: string
  readonly accountName: string
  /** Empty if nobody of the company requested it. */
  readonly requestedBy: string
  /** YYYY-MM-DD in Eastern time. */
  readonly requestedOn: string
  /** YYYY-MM-DD */
  readonly neededBy: string | null
  readonly notes: string
  readonly lines: readonly WaitingLine[]
}

const { price, joins } = priceSql('i', 'a')

const waitingQuery = namedQuery<WaitingQuote>(
  'quotes-waiting',
  `SELECT e.estimate_no AS "estimateNumber", e.title, a.account_name AS "accountName",
    concat_ws(' ', u.first_name, u.last_name) AS "requestedBy",
    (e.created_at AT TIME ZONE 'America/New_York')::date::text AS "requestedOn", e.needed_by::text AS "neededBy",
    e.notes, (
      SELECT COALESCE(json_agg(json_build_object('name', l.display_name, 'mpn', l.mpn, 'quantity', l.quantity,
        'unitLabel', l.unit_label, 'conversionRate', l.conversion_rate, 'price', ${price}) ORDER BY l.position), '[]')
      FROM estimate_lines l JOIN items i ON i.id = l.item_id ${joins} WHERE l.estimate_id = e.id) AS lines
  FROM estimates e JOIN accounts a ON a.id = e.account_id LEFT JOIN users u ON u.id = e.user_id
  WHERE e.status = 'Requested' ORDER BY e.created_at, e.id LIMIT 100`,
)

/** Reads the oldest 100 requests of all companies that wait for an answer. */
export function readWaitingQuotes(db: Db): Promise<WaitingQuote[]> {
  return waitingQuery.all(db, [])
}
