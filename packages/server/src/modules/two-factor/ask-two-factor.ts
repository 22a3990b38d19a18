import { ProblemError } from '../../base/problem.js'
import type { CallContext } from '../../http/calls.types.js'
import type { UserRecord } from '../../sessions/users.repository.js'
import { makeChallenge } from './challenges.repository.js'

/**
 * Begins the second step of a person whose password was right: gives their browser a cookie that stands for it.
 * @returns the refusal of the login, whose type tells the page to ask for the second step
 */
export async function askTwoFactor(
  { db, services, stepCookie }: Pick<CallContext<'login'>, 'db' | 'services' | 'stepCookie'>,
  { id: userId, sessionVersion }: UserRecord,
): Promise<ProblemError> {
  const { secret, expiresAt } = await makeChallenge(db, 'twoFactor', { userId, sessionVersion }, services.now())
  stepCookie.set(secret, expiresAt)
  return new ProblemError({
    slug: 'two-factor-needed',
    status: 401,
    detail: 'Your password is right. Confirm that it is you by your passkey, a code of your app, or a recovery code.',
  })
}
