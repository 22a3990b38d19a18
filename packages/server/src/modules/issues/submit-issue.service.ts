import type { CallOutput, CallParsedInput } from '@gauze/contract'
import { ProblemError } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import { queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import type { SessionUser } from '../../sessions/session-user.js'
import { readBuyer } from '../company/buyer.repository.js'
import { insertReturnLines } from '../returns/request-return.repository.js'
import { lockReturnable } from '../returns/request-return.service.js'
import { confirmationMail, supportMail } from './issue-mails.js'
import { insertIssue, lockIssues } from './issues.repository.js'

const MOST_A_DAY = 20
const DAY_MS = 86_400_000

/** @param seconds until the person may report the next issue */
function tooManyIssues(seconds: number) {
  return new ProblemError({
    slug: 'too-many-issues',
    status: 429,
    detail: `You submitted ${MOST_A_DAY} issues within 24 hours, which is the most that we take. Call us, or try again later.`,
    retryAfter: seconds,
  })
}

/**
 * Stores an issue, which may ask for a return of goods, and mails it: to the support of the store, and to its writer.
 * Part of the scope's transaction.
 * @throws ProblemError 429 after 20 issues of the person in 24 hours; 403 for a return by a user who may see no orders; or when the
 * goods cannot be returned
 */
export async function submitIssue(
  scope: Scope,
  issue: CallParsedInput<'submitIssue'>,
  user: SessionUser,
  services: Pick<Services, 'now' | 'jobs' | 'supportMail'>,
): Promise<CallOutput<'submitIssue'>> {
  const now = services.now()
  const goods = issue.orderReturn === undefined ? null : await lockReturnable(scope, issue.orderReturn, user)
  const { count, first } = await lockIssues(scope, new Date(now.getTime() - DAY_MS))
  if (count >= MOST_A_DAY) {
    const opensAt = (first ?? now).getTime() + DAY_MS
    throw tooManyIssues(Math.max(1, Math.ceil((opensAt - now.getTime()) / 1000)))
  }
  const { id, number } = await insertIssue(scope, issue, now)
  if (goods !== null) await insertReturnLines(scope, id, goods.lines)
  const writer = await readBuyer(scope)
  const recipient = await services.supportMail()
  const mailed = { number, issue, writer, goods }
  if (recipient !== undefined) await queueMail(scope.db, services.jobs, supportMail(mailed, recipient))
  await queueMail(scope.db, services.jobs, confirmationMail(mailed))
  return { number, email: writer.email }
}
