import type { Db } from '../../db/client.js'
import type { SessionUser } from '../../sessions/session-user.js'
import { beginSession } from '../../sessions/sessions.js'
import { findUserByName, isRuleInForce, toSessionUser } from '../../sessions/users.repository.js'
import { type Asserted, AssertionRefusal } from './read-assertion.js'

/**
 * Opens a session for the person that a partner's server names. Nobody can renew it: the server asserts again.
 * @throws AssertionRefusal unless the person belongs to the partner's company and may come in this way
 */
export async function signInAsserted(db: Db, { partner, username }: Asserted, now: Date): Promise<SessionUser> {
  const found = await findUserByName(db, username)
  // The same words for a person of another company, whose existence is nobody's business.
  if (found === null || found.accountId !== partner.accountId || found.isPunchout) {
    throw new AssertionRefusal(`The company of this partner has no login '${username}'.`)
  }
  if (isRuleInForce(found.twoFactorFrom, now)) {
    throw new AssertionRefusal('The company requires a second step. Its people sign in on the pages of the store.')
  }
  const { id: userId, accountId, sessionVersion } = found
  const device = `Signed in by ${partner.name}`
  const session = await beginSession(db, { userId, accountId, sessionVersion, device, partnerId: partner.id }, now)
  if (session === null) throw new AssertionRefusal('The login has just changed. Try again.')
  return toSessionUser(found, session, now)
}
