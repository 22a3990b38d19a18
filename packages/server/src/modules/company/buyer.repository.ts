import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { sessionOver } from '../../http/session.js'
import { availableCredit } from '../pricing/credit.sql.js'

/** How a company and a user in it may buy. Amounts in cents. */
export interface Buyer {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly accountName: string
  readonly hasTerms: boolean
  readonly terms: string | null
  /** Null without terms; it may be below 0. */
  readonly availableCents: number | null
  /** Orders of this user above it wait for approval; null when none do. */
  readonly approvalLimitCents: number | null
  /** 1 Monday to 5 Friday; empty means any. */
  readonly deliveryDays: number[]
}

/** The columns of a {@link Buyer}, of the company `a` and its user `u`. */
export const buyerColumns = `u.email, u.first_name AS "firstName", u.last_name AS "lastName", a.account_name AS "accountName",
  a.has_terms AS "hasTerms", a.terms, ${availableCredit('a')} AS "availableCents",
  u.approval_limit_cents::float8 AS "approvalLimitCents", a.delivery_days AS "deliveryDays"`

const buyerQuery = namedQuery<Buyer>(
  'buyer',
  `SELECT ${buyerColumns} FROM accounts a JOIN users u ON u.id = $2 WHERE a.id = $1`,
)

/** The row of a session's own user; an error without one. */
export function knownBuyer<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw sessionOver()
  return row
}

/** Reads how the signed-in user may buy. */
export async function readBuyer(scope: Scope): Promise<Buyer> {
  return knownBuyer(await buyerQuery.all(scope.db, [scope.accountId, scope.userId]))
}
