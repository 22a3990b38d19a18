import { randomBytes } from 'node:crypto'
import type { CallOutput } from '@gauze/contract'
import type { CallContext } from '../../http/calls.types.js'
import { findSession, openSession, replaceSession } from '../../sessions/sessions.js'
import { readUser, toSessionUser, type UserRecord } from '../../sessions/users.repository.js'
import { deviceName } from '../credentials/device-name.js'
import { type Origin, rememberOrigin } from '../credentials/throttle.js'

type Caller = Pick<CallContext<'login'>, 'db' | 'ip' | 'deviceCookie' | 'services' | 'noteFailure'>

/**
 * Remembers the origin where a user proved their identity, and gives a browser without a device cookie one. If that
 * fails, the work before it still stands.
 */
export async function rememberCaller(
  { db, ip, deviceCookie, services, noteFailure }: Caller,
  userId: number,
): Promise<void> {
  const device = deviceCookie.value ?? randomBytes(32).toString('base64url')
  const origin: Origin = { ip, device }
  try {
    await rememberOrigin(db, userId, origin, services.now())
    deviceCookie.set(device)
  } catch (error) {
    noteFailure(error, 'Where a user signed in could not be remembered.')
  }
}

/**
 * Opens the session of a person who has proved their identity, and sets the refresh cookie. It replaces the session that
 * the browser had.
 * @param found the user record at the moment of the proof
 * @returns null if the user changed meanwhile, such as by a new password
 */
export async function completeSignIn(
  context: Caller & Pick<CallContext<'login'>, 'refreshCookie' | 'userAgent'>,
  found: UserRecord,
): Promise<CallOutput<'login'> | null> {
  const { db, services, refreshCookie, userAgent } = context
  const { id: userId, accountId, sessionVersion } = found
  const before = refreshCookie.value === undefined ? null : await findSession(db, refreshCookie.value)
  const user = await readUser(db, { userId, accountId }, services.now())
  const opened = await openSession(
    db,
    { userId, accountId, sessionVersion, device: deviceName(userAgent) },
    services.now(),
  )
  if (user === null || opened === null) return null
  if (before !== null) await replaceSession(db, before, { sessionId: opened.session.sessionId, userId })
  refreshCookie.set(opened.refresh.token, opened.refresh.expires)
  await rememberCaller(context, userId)
  const token = await services.tokens.sign(toSessionUser(found, opened.session, services.now()))
  return { user, token, isPunchout: user.isPunchout }
}
