import { accessRequests } from '../../db/schema/index.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { forbidden, invalid, ProblemError, refused } from '../../http/problem.js'
import { verifyPassword } from './password.js'
import { createReset, isResetValid, useReset } from './password-reset.js'
import { closeSession, openSession, rotateSession } from './sessions.js'
import { clearAttempts, countAttempt } from './throttle.js'
import {
  findUserById,
  findUserByName,
  normaliseUsername,
  readUser,
  relatedAccountsOf,
  toSessionUser,
} from './users.repository.js'

const wrongCredentials = () =>
  new ProblemError({ slug: 'wrong-credentials', status: 401, detail: 'Invalid username or password' })

const sessionOver = () =>
  new ProblemError({ slug: 'session-over', status: 401, detail: 'Your session has ended. Please log in again.' })

const resetMail = (firstName: string, link: string) => `Hello ${firstName},

someone asked to reset the password of your account. If it was you, choose a new one here within an hour:

${link}

If it was not you, do nothing: your password stays as it is.
`

/** The calls under /api/auth/ (spec sections 4, 7 and 8). */
export const authHandlers = defineHandlers({
  login: async ({ input, db, services, ip, refreshCookie }) => {
    const username = normaliseUsername(input.username)
    await countAttempt(db, username, ip, services.now())
    const found = await findUserByName(db, username)
    const matches = await verifyPassword(found?.passwordHash ?? null, input.password)
    if (found === null || !matches) throw wrongCredentials()
    await clearAttempts(db, username, ip)
    const session = toSessionUser(found, found.accountId)
    const user = await readUser(db, session)
    if (user === null) throw wrongCredentials()
    const refresh = await openSession(db, session, services.now())
    refreshCookie.set(refresh.token, refresh.expires)
    return { user, token: await services.tokens.sign(session), isPunchout: user.isPunchout }
  },

  currentUser: async ({ db, user: session }) => {
    const user = await readUser(db, session)
    if (user === null) throw wrongCredentials()
    return { user }
  },

  refreshToken: async ({ db, services, refreshCookie }) => {
    if (refreshCookie.value === undefined) throw sessionOver()
    const rotated = await rotateSession(db, services.tokens, refreshCookie.value, services.now())
    const user = rotated === null ? null : await findUserById(db, rotated.userId)
    if (rotated === null || user === null) {
      refreshCookie.clear()
      throw sessionOver()
    }
    refreshCookie.set(rotated.refresh.token, rotated.refresh.expires)
    return { token: await services.tokens.sign(toSessionUser(user, rotated.accountId)) }
  },

  logout: async ({ db, services, refreshCookie }) => {
    if (refreshCookie.value !== undefined) await closeSession(db, refreshCookie.value, services.now())
    refreshCookie.clear()
    return { success: true }
  },

  createResetHash: async ({ input, db, services, mail }) => {
    const user = await findUserByName(db, input.username)
    const secret = user === null ? null : await createReset(db, user.id, services.now())
    if (user !== null && secret !== null) {
      const query = new URLSearchParams({ username: user.username, hash: secret })
      const link = `${services.publicUrl()}/login?${query}`
      const text = resetMail(user.firstName, link)
      await mail({ kind: 'password-reset', recipient: user.email, subject: 'Reset your password', text })
    }
    return { message: 'Check your mail inbox' }
  },

  validatePasswordReset: async ({ input, db, services }) => ({
    valid: await isResetValid(db, input.username, input.hash, services.now()),
  }),

  resetPassword: async ({ input, db, services }) => {
    if (input.password !== input.passwordMatch) {
      throw invalid({ passwordMatch: ['must be the same as the password'] })
    }
    const reset = { username: input.username, secret: input.hash, password: input.password }
    if (!(await useReset(db, reset, services.now()))) {
      throw refused('reset-link-over', 'This reset link has been used or has expired. Please ask for a new one.')
    }
    return { message: 'Password Reset! Logging you in' }
  },

  switchAccount: async ({ input, db, user: session, services, refreshCookie }) => {
    const found = await findUserById(db, session.userId)
    if (found === null) throw sessionOver()
    const isRelated = (await relatedAccountsOf(db, found)).some(({ id }) => id === input.accountSwitchId)
    if (!isRelated) throw forbidden('Your login does not include that account. Choose one of those in the menu.')
    const switched = toSessionUser(found, input.accountSwitchId)
    const user = await readUser(db, switched)
    if (user === null) throw sessionOver()
    const refresh = await openSession(db, switched, services.now())
    // The cookie of the account before would bring it back at the next renewal.
    if (refreshCookie.value !== undefined) await closeSession(db, refreshCookie.value, services.now())
    refreshCookie.set(refresh.token, refresh.expires)
    return { token: await services.tokens.sign(switched), user }
  },

  getRelatedAccounts: async ({ db, user: session }) => {
    const found = await findUserById(db, session.userId)
    if (found === null) throw sessionOver()
    return { relatedAccounts: await relatedAccountsOf(db, found) }
  },

  requestAccess: async ({ input, db }) => {
    await db.insert(accessRequests).values(input)
    return { message: 'Your request has been created' }
  },
})
