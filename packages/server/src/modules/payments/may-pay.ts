import { type Cents, cents, formatUsd } from '@gauze/rules'
import { ProblemError } from '../../base/problem.js'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { sessionOver, tokenOutdated } from '../../http/session.js'
import { mayPaySql, paymentLimitSql } from '../../sessions/people.sql.js'

const rightQuery = namedQuery<{ mayPay: boolean; limitCents: number | null }>(
  'payment-right',
  `SELECT ${mayPaySql('u')} AS "mayPay", ${paymentLimitSql('u')} AS "limitCents" FROM users u
  WHERE u.id = $1 AND u.active`,
)

/**
 * Refuses a payment that the person of the scope may not make by the rights of this moment. Using credits needs the
 * right to pay, and only the amount that a card or bank account is charged counts towards the limit: credits are the
 * company's own, and no money leaves it.
 * @param charged the charge to the card or bank account with its convenience fee; 0 if credits pay everything
 * @throws ProblemError 403 `payment-above-limit`; 401 for a token that is older than the rights
 * @example await requireMayPay(locked, cents(charged + fee))
 */
export async function requireMayPay(scope: Scope, charged: Cents): Promise<void> {
  const [right] = await rightQuery.all(scope.db, [scope.userId])
  if (right === undefined) throw sessionOver()
  if (!right.mayPay) throw tokenOutdated()
  const { limitCents } = right
  if (limitCents === null || charged <= limitCents) return
  throw new ProblemError({
    slug: 'payment-above-limit',
    status: 403,
    detail: `Your administrator lets you pay up to ${formatUsd(cents(limitCents))} at once, and this payment comes to ${formatUsd(charged)}. Nothing was paid: pay less at once, or ask an administrator of your company to pay it or to raise your limit.`,
  })
}
