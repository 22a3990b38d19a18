import { setTimeout as passed } from 'node:timers/promises'
import { choosePasswordPath, newPassword, notUsername, phone } from '@gauze/rules'
import { forbidden, invalid, ProblemError, refused } from '../../base/problem.js'
import { accessRequests, businessTypes, contactRoles } from '../../db/schema/index.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { wordsOf } from '../../http/field-words.js'
import { sessionOver } from '../../http/session.js'
import { composeMail } from '../../jobs/compose-mail.js'
import { closeSession, findSession, moveSession, rotateSession } from '../../sessions/sessions.js'
import {
  findUserById,
  findUserByName,
  isRuleInForce,
  normalizeUsername,
  readUser,
  relatedAccountsOf,
  toSessionUser,
} from '../../sessions/users.repository.js'
import { verifyPassword } from '../credentials/password.js'
import { createReset, isResetValid, useReset } from '../credentials/password-reset.js'
import { clearAttempt, countAttempt } from '../credentials/throttle.js'
import { askTwoFactor } from '../two-factor/ask-two-factor.js'
import { completeSignIn, rememberCaller } from './complete-sign-in.js'

function wrongCredentials() {
  return new ProblemError({ slug: 'wrong-credentials', status: 401, detail: 'Invalid username or password' })
}

function punchoutOnly() {
  return new ProblemError({
    slug: 'punchout-only',
    status: 403,
    detail:
      'Your company requires a second step to log in, which this login cannot have. Open the store from your procurement system.',
  })
}

function resetMail(recipient: string, firstName: string, link: string) {
  return composeMail({
    kind: 'password-reset',
    recipient,
    subject: 'Reset your password',
    parts: [
      { kind: 'text', text: `Hello ${firstName},` },
      {
        kind: 'text',
        text: 'someone asked to reset the password of your account. If it was you, choose a new one here within an hour:',
      },
      { kind: 'link', label: 'Choose a new password', href: link },
      { kind: 'text', text: 'If it was not you, do nothing: your password stays as it is.' },
    ],
  })
}

/**
 * Every reset request takes at least this many milliseconds, so that unknown names, which take less, cannot be
 * recognized.
 */
const resetAnswerTime = 300

/** The calls under /api/auth/ (spec sections 4, 7 and 8). */
export const signInHandlers = defineHandlers({
  login: async (context) => {
    const { input, db, services, ip, deviceCookie } = context
    const username = normalizeUsername(input.username)
    const attempt = await countAttempt(db, username, { ip, device: deviceCookie.value }, services)
    const found = await findUserByName(db, username)
    const matches = await verifyPassword(found?.passwordHash ?? null, input.password)
    if (found === null || !matches) throw wrongCredentials()
    await clearAttempt(db, attempt)
    if (found.isPunchout && isRuleInForce(found.twoFactorFrom, services.now())) throw punchoutOnly()
    if (found.hasTwoFactor && !found.isPunchout) throw await askTwoFactor(context, found)
    const signedIn = await completeSignIn(context, found)
    if (signedIn === null) throw wrongCredentials()
    return signedIn
  },

  currentUser: async ({ db, services, user: session }) => {
    const user = await readUser(db, session, services.now())
    if (user === null) throw wrongCredentials()
    return { user }
  },

  refreshToken: async ({ db, services, refreshCookie }) => {
    if (refreshCookie.value === undefined) throw sessionOver()
    const rotated = await rotateSession(
      db,
      services.tokens,
      { token: refreshCookie.value, origin: null },
      services.now(),
    )
    // The cookie stays: a login elsewhere may have replaced it meanwhile, and an expired one does no harm.
    if (rotated === null) throw sessionOver()
    const { session, user, refresh } = rotated
    if (refresh !== null) refreshCookie.set(refresh.token, refresh.expires)
    return { token: await services.tokens.sign(toSessionUser(user, session, services.now())) }
  },

  logout: async ({ db, user: session, services, refreshCookie }) => {
    const { value } = refreshCookie
    // First, so that the browser forgets it even if the database does not answer.
    refreshCookie.clear()
    const ofCookie = value === undefined ? null : await findSession(db, value)
    // A page of another site has only the token.
    for (const id of new Set([ofCookie, session?.sessionId ?? null])) if (id !== null) await closeSession(db, id)
    await services.sessions.catchUp()
    return { success: true }
  },

  createResetHash: async ({ input, db, services, mail }) => {
    const answerTime = passed(resetAnswerTime)
    const user = await findUserByName(db, input.username)
    const secret = user === null ? null : await createReset(db, user.id, services.now())
    if (user !== null && secret !== null) {
      const link = `${services.publicUrl()}${choosePasswordPath(user.username, secret)}`
      await mail(resetMail(user.email, user.firstName, link))
    }
    await answerTime
    return { message: 'Check your mail inbox' }
  },

  validatePasswordReset: async ({ input, db, services }) => ({
    valid: await isResetValid(db, input.username, input.hash, services.now()),
  }),

  resetPassword: async (context) => {
    const { input, db, services } = context
    if (input.password !== input.passwordMatch) {
      throw invalid({ passwordMatch: ['must be the same as the password'] })
    }
    const weak = newPassword(input.password) ?? notUsername(input.username)(input.password)
    if (weak) throw invalid({ password: [wordsOf(weak)] })
    const reset = { username: input.username, secret: input.hash, password: input.password }
    const userId = await useReset(db, reset, services.now())
    if (userId === null) {
      throw refused('reset-link-over', 'This reset link has been used or has expired. Please ask for a new one.')
    }
    await rememberCaller(context, userId)
    await services.sessions.catchUp()
    return { message: 'Password Reset! Logging you in' }
  },

  switchAccount: async ({ input, db, user: session, services }) => {
    const moved = await moveSession(db, session, input.accountSwitchId, services.now())
    if (moved === null) throw forbidden('Your login does not include that account. Choose one of those in the menu.')
    await services.sessions.catchUp()
    const found = await findUserById(db, session.userId, moved.accountId)
    const user = await readUser(db, { userId: session.userId, accountId: moved.accountId }, services.now())
    if (found === null || user === null) throw sessionOver()
    return { token: await services.tokens.sign(toSessionUser(found, moved, services.now())), user }
  },

  getRelatedAccounts: async ({ db, user: session }) => {
    const found = await findUserById(db, session.userId)
    if (found === null) throw sessionOver()
    return { relatedAccounts: await relatedAccountsOf(db, found) }
  },

  getBusinessTypesandContactRoles: async ({ db }) => ({
    businessTypes: await db.select().from(businessTypes).orderBy(businessTypes.name),
    contactRoles: await db.select().from(contactRoles).orderBy(contactRoles.name),
  }),

  requestAccess: async ({ input, db }) => {
    const problem = phone(input.phone)
    if (problem) throw invalid({ phone: [wordsOf(problem)] })
    await db.insert(accessRequests).values(input)
    return { message: 'Your request has been created' }
  },
})
