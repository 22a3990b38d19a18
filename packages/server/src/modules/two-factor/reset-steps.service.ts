import type { Db } from '../../db/client.js'
import { queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import type { UserRecord } from '../../sessions/users.repository.js'
import { loginChangedMail } from '../credentials/login-changed-mail.js'
import { recordSecurityEvent } from './security-events.js'
import { deleteSteps, endOtherSessions, lockSteps } from './steps.repository.js'

/**
 * Takes the passkeys, app and recovery codes of a person who lost them, and signs them out everywhere. They log in
 * with their password, and are mailed.
 * @param db a transaction
 * @param by the actor: a person of the company, or null for an operator, and in words for the mail
 */
export async function resetSteps(
  db: Db,
  { id: userId, accountId, email, firstName }: Pick<UserRecord, 'id' | 'accountId' | 'email' | 'firstName'>,
  by: { readonly actorId: number | null; readonly ip: string; readonly words: string },
  services: Pick<Services, 'jobs' | 'now' | 'security'>,
): Promise<void> {
  await lockSteps(db, userId)
  await deleteSteps(db, userId)
  await endOtherSessions(db, userId, null)
  const { actorId, ip, words } = by
  await recordSecurityEvent(db, { kind: 'second-step-reset', accountId, userId, actorId, ip }, services)
  const change = `${words} removed the passkeys, the authenticator app and the recovery codes of your login. You log in with your password; then add a new second step.`
  await queueMail(db, services.jobs, loginChangedMail(email, firstName, change))
}
