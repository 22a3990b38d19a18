import { ProblemError } from '../../base/problem.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { openSession } from '../../sessions/sessions.js'
import { findUserById, readUser, toSessionUser } from '../../sessions/users.repository.js'
import { deviceName } from '../credentials/device-name.js'
import { takeStart } from './punch-out.repository.js'
import { returnCart } from './punch-out.service.js'

function startOver() {
  return new ProblemError({
    slug: 'punchout-over',
    status: 401,
    detail:
      'This link was used already, or is older than ten minutes. Open the catalog in your procurement system again.',
  })
}

/** The calls of punch-out sessions. */
export const punchoutHandlers = defineHandlers({
  startPunchout: async ({ input, db, services, refreshCookie, userAgent }) => {
    const visit = await takeStart(db, input.token, services.now())
    const found = visit && (await findUserById(db, visit.userId))
    if (visit === null || found === null) throw startOver()
    const { id: userId, accountId, sessionVersion } = found
    const user = await readUser(db, { userId, accountId }, services.now())
    const owner = { userId, accountId, sessionVersion, device: deviceName(userAgent) }
    const opened = await openSession(db, owner, services.now())
    if (user === null || opened === null) throw startOver()
    refreshCookie.set(opened.refresh.token, opened.refresh.expires)
    const token = await services.tokens.sign(toSessionUser(found, opened.session, services.now()))
    const { startPath, operation, missing, adjusted } = visit
    return { user, token, isPunchout: user.isPunchout, startPath, operation, missing, adjusted }
  },

  returnCart: async ({ scope, services }) => ({ returnUrl: await returnCart(scope, services) }),
})
