import { refused } from '../../base/problem.js'
import type { CallContext } from '../../http/calls.types.js'
import { sessionOver } from '../../http/session.js'
import { findUserById, type UserRecord } from '../../sessions/users.repository.js'
import { verifyPassword } from './password.js'
import { clearAttempt, countAttempt } from './throttle.js'

/**
 * Checks the present password of a person who changes their login, counting attempts as signing in does.
 * @throws ProblemError when it is wrong, or was wrong too often
 */
export async function requirePassword(
  {
    db,
    services,
    ip,
    deviceCookie,
    user,
  }: Pick<CallContext<'changePassword'>, 'db' | 'services' | 'ip' | 'deviceCookie' | 'user'>,
  field: string,
  password: string,
): Promise<UserRecord> {
  const found = await findUserById(db, user.userId)
  if (found === null) throw sessionOver()
  const attempt = await countAttempt(db, found.username, { ip, device: deviceCookie.value }, services)
  if (!(await verifyPassword(found.passwordHash, password))) {
    const words = 'This is not your present password. Enter it again.'
    throw refused('wrong-password', words, { [field]: [words] })
  }
  await clearAttempt(db, attempt)
  return found
}
