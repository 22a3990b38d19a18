import { accountPath, easternDate, formatDate } from '@gauze/rules'
import { conflict, invalid } from '../../base/problem.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { queueMail } from '../../jobs/mail.js'
import { findUserById } from '../../sessions/users.repository.js'
import { readBuyer } from '../company/buyer.repository.js'
import { requireContact } from '../company/contacts.service.js'
import { resetSteps } from './reset-steps.service.js'
import { readRule, writeRule } from './rule.repository.js'
import { ruleMail } from './rule-mail.js'
import { recordSecurityEvent } from './security-events.js'

/** The calls by which administrators require a second step, and help colleagues who lost their second step. */
export const ruleHandlers = defineHandlers({
  getTwoFactorRule: ({ scope, services }) => readRule(scope, services.now()),

  saveTwoFactorRule: ({ scope, input: { requiredFrom }, services, ip }) =>
    scope.transaction(async (locked) => {
      const { db, accountId, userId: actorId } = locked
      const now = services.now()
      if (requiredFrom !== null && requiredFrom < easternDate(now)) {
        throw invalid({ requiredFrom: ['must be today or a later day'] })
      }
      const before = await readRule(locked, now)
      if (before.requiredFrom === requiredFrom) return before
      // A parent login is not one of the company's people.
      const own = await findUserById(db, actorId)
      if (requiredFrom !== null && !own?.hasTwoFactor) {
        throw conflict(
          'own-two-factor-first',
          'Add a passkey or an authenticator app to your own login first, on the Security page. Nobody else can let you in again.',
        )
      }
      await writeRule(locked, requiredFrom)
      const event = { kind: 'rule-changed', accountId, userId: null, actorId, detail: requiredFrom ?? '', ip } as const
      await recordSecurityEvent(db, event, services)
      if (requiredFrom !== null) {
        const { accountName } = await readBuyer(locked)
        const link = `${services.publicUrl()}${accountPath('security')}`
        for (const { email, firstName, hasApp, passkeys } of before.people) {
          if (hasApp || passkeys > 0) continue
          const words = { accountName, day: formatDate(requiredFrom), link }
          await queueMail(db, services.jobs, ruleMail({ email, firstName }, words))
        }
      }
      return readRule(locked, now)
    }),

  resetTwoFactor: async ({ scope, input: { id }, services, ip }) => {
    const rule = await scope.transaction(async (locked) => {
      const contact = await requireContact(locked, id)
      if (contact.id === locked.userId) {
        throw conflict('own-two-factor', 'This is your own login. Change its second step on the Security page.')
      }
      const by = { actorId: locked.userId, ip, words: 'An administrator of your company' }
      await resetSteps(locked.db, { ...contact, accountId: locked.accountId }, by, services)
      return readRule(locked, services.now())
    })
    await services.sessions.catchUp()
    return rule
  },
})
