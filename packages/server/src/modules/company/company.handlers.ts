import { randomBytes } from 'node:crypto'
import type { AccountSettings, CallParsedInput, Contact } from '@gauze/contract'
import { confirmEmailPath, newPassword, notUsername, phone as phoneRule } from '@gauze/rules'
import { conflict, invalid, notFound, refused } from '../../base/problem.js'
import { inTransaction } from '../../db/client.js'
import { sqlState } from '../../db/database-errors.js'
import type { Scope } from '../../db/scope.js'
import type { CallContext } from '../../http/calls.types.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { wordsOf } from '../../http/field-words.js'
import { type ListRequest, type ListViewer, listHandler } from '../../http/list-answer.js'
import { sessionOver } from '../../http/session.js'
import { composeMail } from '../../jobs/compose-mail.js'
import { queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import { hashToken, openSession } from '../../sessions/sessions.js'
import { findUserById, readUser, toSessionUser } from '../../sessions/users.repository.js'
import { deviceName } from '../credentials/device-name.js'
import { loginChangedMail } from '../credentials/login-changed-mail.js'
import { hashPassword } from '../credentials/password.js'
import { requirePassword } from '../credentials/require-password.js'
import { readContacts } from './contacts.repository.js'
import {
  changeContact,
  contactView,
  deactivateContact,
  inviteContact,
  requireContact,
  resendInvite,
  restoreContact,
} from './contacts.service.js'
import { mailedJustNow } from './mail-pause.js'
import {
  endPayNotice,
  keepEmailChange,
  readDevices,
  readPayNotice,
  readProfile,
  readSettings,
  signOut,
  takeEmailChange,
  writeEmail,
  writePassword,
  writeProfile,
  writeSettings,
} from './profile.repository.js'

type ContactFilters = NonNullable<CallParsedInput<'paginateContacts'>['filters']>

const contacts = listHandler(
  async ({ filters, orderBy, page, limit }: ListRequest<ContactFilters>, { scope }: ListViewer) => {
    const search = filters.search?.trim() || null
    const choice = { search, status: filters.status ?? null, isDescending: orderBy === 'desc', page, limit }
    const { rows, total } = await readContacts(scope, choice)
    return { total, results: rows.map((row) => contactView(row, scope)) }
  },
)

const emailLinkHours = 24

async function requireProfile(scope: Scope, { now }: Pick<Services, 'now'>) {
  const profile = await readProfile(scope, now())
  if (profile === null) throw sessionOver()
  return profile
}

function requireSettings(settings: AccountSettings | null): AccountSettings {
  if (settings === null) throw notFound('This account is no longer there. Log in again.')
  return settings
}

/** Says in the log who changed the rights of whom, and what they are now. */
function noteRights(
  { scope, services, ip, requestId }: Pick<CallContext<'editContact'>, 'scope' | 'services' | 'ip' | 'requestId'>,
  change: string,
  { id, email, permissions }: Pick<Contact, 'id'> & Partial<Contact>,
): void {
  const { userId: actorId, accountId } = scope
  const { security } = services
  const rights = permissions && JSON.stringify(permissions)
  const who = { userId: id, user: email, actorId, accountId, address: ip, reqId: requestId }
  security.note('rights-changed', `${change} ${id} ${rights}`, { change, rights, ...who })
}

/** The calls by which a company runs itself. */
export const companyHandlers = defineHandlers({
  getContacts: contacts,
  paginateContacts: contacts,
  getContact: async ({ scope, input }) => contactView(await requireContact(scope, input.id), scope),
  createContact: async (context) => {
    const { scope, input, services } = context
    const contact = await scope.transaction((locked) => inviteContact(locked, input, services))
    noteRights(context, 'person-invited', contact)
    return contact
  },
  editContact: async (context) => {
    const { scope, input, services } = context
    const { contact, hasNewRights } = await scope.transaction((locked) => changeContact(locked, input))
    if (hasNewRights) noteRights(context, 'rights-edited', contact)
    await services.sessions.catchUp()
    return contact
  },
  deleteContact: async (context) => {
    const { scope, services } = context
    const { id } = context.input
    await scope.transaction((locked) => deactivateContact(locked, id))
    noteRights(context, 'person-deactivated', { id })
    await services.sessions.catchUp()
    return { success: true as const }
  },
  restoreContact: async (context) => {
    const { scope, services } = context
    const { id } = context.input
    const contact = await scope.transaction((locked) => restoreContact(locked, id, services))
    noteRights(context, 'person-restored', contact)
    return contact
  },
  resendInvite: ({ scope, input: { id }, services }) =>
    scope.transaction(async (locked) => {
      await resendInvite(locked, id, services)
      return { success: true as const }
    }),

  getAccountSettings: async ({ scope }) => requireSettings(await readSettings(scope)),
  saveAccountSettings: ({ scope, input }) =>
    scope.transaction(async (locked) => requireSettings(await writeSettings(locked, input))),

  getPayNotice: ({ scope }) => readPayNotice(scope),
  dismissPayNotice: ({ scope }) =>
    scope.transaction(async (locked) => {
      await endPayNotice(locked)
      return readPayNotice(locked)
    }),

  getProfile: ({ scope, services }) => requireProfile(scope, services),
  saveProfile: ({ scope, input, services }) =>
    scope.transaction(async (locked) => {
      const problem = phoneRule(input.phone)
      if (problem) throw invalid({ phone: [wordsOf(problem)] })
      await writeProfile(locked, { ...input, phone: input.phone.trim() })
      const profile = await requireProfile(locked, services)
      const change = 'the name or phone number of your login has changed.'
      await queueMail(locked.db, services.jobs, loginChangedMail(profile.email, profile.firstName, change))
      return profile
    }),

  changeEmail: async (context) => {
    const { input, scope, services } = context
    const found = await requirePassword(context, 'password', input.password)
    if (input.email.toLowerCase() === found.email.toLowerCase()) {
      throw invalid({ email: ['is the email address of your login already'] })
    }
    const secret = randomBytes(32).toString('base64url')
    const expiresAt = new Date(services.now().getTime() + emailLinkHours * 3_600_000)
    return scope.transaction(async (locked) => {
      const isKept = await keepEmailChange(locked, { email: input.email, tokenHash: hashToken(secret), expiresAt })
      if (!isKept) throw mailedJustNow()
      const link = `${services.publicUrl()}${confirmEmailPath(secret)}`
      const mail = composeMail({
        kind: 'email-change',
        recipient: input.email,
        subject: 'Confirm your email address',
        parts: [
          { kind: 'text', text: `Hello ${found.firstName},` },
          { kind: 'text', text: 'confirm within a day that your login has this email address:' },
          { kind: 'link', label: 'Confirm the address', href: link },
          { kind: 'text', text: 'If it was not you, do nothing.' },
        ],
      })
      await queueMail(locked.db, services.jobs, mail)
      const change = `someone asked to change the email address of your login to ${input.email}. It changes when that address is confirmed.`
      await queueMail(locked.db, services.jobs, loginChangedMail(found.email, found.firstName, change))
      return requireProfile(locked, services)
    })
  },

  confirmEmail: async ({ input, db, services }) => {
    try {
      return await inTransaction(db, async (tx) => {
        const change = await takeEmailChange(tx, hashToken(input.hash), services.now())
        if (change === null) {
          throw refused('email-link-over', 'This link has been used or has expired. Change the address again.')
        }
        await writeEmail(tx, change)
        const words = `the email address of your login is now ${change.email}.`
        await queueMail(tx, services.jobs, loginChangedMail(change.previous, change.firstName, words))
        return { email: change.email }
      })
    } catch (error) {
      if (sqlState(error) !== '23505') throw error
      throw conflict('email-in-use', 'This email address has a login of its own. Use another one, or call us.')
    }
  },

  changePassword: async (context) => {
    const { input, scope, services, userAgent, refreshCookie, user: session } = context
    if (input.password !== input.passwordMatch) throw invalid({ passwordMatch: ['must be the same as the password'] })
    const found = await requirePassword(context, 'current', input.current)
    const weak = newPassword(input.password) ?? notUsername(found.username)(input.password)
    if (weak) throw invalid({ password: [wordsOf(weak)] })
    const passwordHash = await hashPassword(input.password)
    const { userId, accountId } = session
    const opened = await scope.transaction(async (locked) => {
      const sessionVersion = await writePassword(locked, passwordHash)
      if (sessionVersion === null) throw sessionOver()
      const change = 'the password of your login has changed. You are logged out everywhere else.'
      await queueMail(locked.db, services.jobs, loginChangedMail(found.email, found.firstName, change))
      const device = deviceName(userAgent)
      return openSession(locked.db, { userId, accountId, sessionVersion, device }, services.now())
    })
    await services.sessions.catchUp()
    const [changed, user] = [
      await findUserById(context.db, userId, accountId),
      await readUser(context.db, { userId, accountId }, services.now()),
    ]
    if (opened === null || changed === null || user === null) throw sessionOver()
    refreshCookie.set(opened.refresh.token, opened.refresh.expires)
    return { user, token: await services.tokens.sign(toSessionUser(changed, opened.session, services.now())) }
  },

  getDevices: async ({ db, user }) => ({ devices: await readDevices(db, user.userId, user.sessionId) }),
  signOutDevice: async ({ scope, user, services, input: { id } }) => {
    await scope.transaction((locked) => signOut(locked, user.sessionId, id === 'others' ? null : id))
    await services.sessions.catchUp()
    return { devices: await readDevices(scope.db, user.userId, user.sessionId) }
  },
})
