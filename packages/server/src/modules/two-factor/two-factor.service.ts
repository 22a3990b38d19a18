import type { ChangedSteps, SignInSteps } from '@gauze/contract'
import { conflict, notFound, refused } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import type { SecurityEventKind } from '../../db/schema/index.js'
import type { Scope } from '../../db/scope.js'
import type { CallContext } from '../../http/calls.types.js'
import { sessionOver } from '../../http/session.js'
import { queueMail } from '../../jobs/mail.js'
import { findUserById, isRuleInForce, type UserRecord } from '../../sessions/users.repository.js'
import { loginChangedMail } from '../credentials/login-changed-mail.js'
import { requirePassword } from '../credentials/require-password.js'
import { arePasskeysOffered, readSignature, type Signature } from './passkeys.service.js'
import { recordSecurityEvent } from './security-events.js'
import {
  beganAfter,
  countRecoveryCodes,
  deleteRecoveryCodes,
  endOtherSessions,
  lockSteps,
  readPasskeys,
  readSteps,
  replaceRecoveryCodes,
  type StepsRow,
} from './steps.repository.js'

/** How long a login that must add a second step need not enter its password again, in milliseconds. */
const freshFor = 15 * 60_000

const mostPasskeys = 20

type Person = Pick<CallContext<'removeApp'>, 'db' | 'user' | 'scope' | 'services' | 'ip' | 'deviceCookie'>

/** The password of a person, or a signature of one of their passkeys. */
interface Proof {
  readonly password?: string | undefined
  readonly passkey?: Signature | undefined
}

async function requireUser(
  db: Db,
  { userId, accountId }: { readonly userId: number; readonly accountId: number },
): Promise<UserRecord> {
  const found = await findUserById(db, userId, accountId)
  if (found === null) throw sessionOver()
  return found
}

/** Whether the login proved itself a moment ago, and can do nothing but add a second step. */
function isFresh({ db, user, services }: Pick<Person, 'db' | 'user' | 'services'>): Promise<boolean> {
  const since = new Date(services.now().getTime() - freshFor)
  return user.mustAddTwoFactor ? beganAfter(db, user.sessionId, since) : Promise.resolve(false)
}

function needProof(slug: string, words: string) {
  return refused(slug, words, { password: [words] })
}

/**
 * Lets only the person themselves change how they sign in, and nobody who found their browser open.
 * @throws ProblemError unless the password or the signature is right
 */
export async function requireProof(context: Person, { password, passkey }: Proof): Promise<void> {
  const { db, user, services } = context
  if (passkey !== undefined) {
    const used = await readSignature(db, passkey, { purpose: 'proof', sessionId: user.sessionId }, services)
    if (used !== null) return
    throw needProof('passkey-refused', 'This passkey could not be checked. Try again, or enter your password.')
  }
  if (password !== undefined) await requirePassword(context, 'password', password)
  else if (!(await isFresh(context))) throw needProof('proof-needed', 'Enter your password, or use a passkey.')
}

function instant(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`
}

/** How a person signs in, as they see it. */
export async function stepsView(context: Pick<Person, 'user' | 'services' | 'db'>): Promise<SignInSteps> {
  const { db, user, services } = context
  const found = await requireUser(db, user)
  const steps = await readSteps(db, user.userId)
  const passkeys = await readPasskeys(db, user.userId)
  const { twoFactorFrom: requiredFrom, hasTwoFactor } = found
  return {
    isOn: hasTwoFactor,
    appSince: steps?.appSecret && steps.appSince ? instant(steps.appSince) : null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt, isSynced }) => ({
      id,
      name,
      createdAt: instant(createdAt),
      lastUsedAt: lastUsedAt && instant(lastUsedAt),
      isSynced,
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, user.userId),
    requiredFrom,
    isRequired: isRuleInForce(requiredFrom, services.now()),
    isProofNeeded: !(await isFresh(context)),
    arePasskeysOffered: arePasskeysOffered(services),
  }
}

/** A change of how a person signs in, within its transaction. */
export interface StepChange {
  readonly scope: Scope
  readonly found: UserRecord
  readonly steps: StepsRow
  /** Writes the audit trail, and mails the owner. */
  note(event: { readonly kind: SecurityEventKind; readonly detail?: string }, words: string): Promise<void>
}

/** Changes how a person signs in, one change at a time. */
export function changeSteps<T>(
  { scope, services, ip }: Pick<Person, 'scope' | 'services' | 'ip'>,
  change: (change: StepChange) => Promise<T>,
): Promise<T> {
  return scope.transaction(async (locked) => {
    const { db, userId } = locked
    const steps = await lockSteps(db, userId)
    const found = await requireUser(db, locked)
    const note: StepChange['note'] = async (event, words) => {
      const { accountId, email, firstName } = found
      await recordSecurityEvent(db, { ...event, accountId, userId, actorId: userId, ip }, services)
      await queueMail(db, services.jobs, loginChangedMail(email, firstName, words))
    }
    return change({ scope: locked, found, steps, note })
  })
}

/**
 * The consequences of a first second step: recovery codes, and an end of the sessions that began without one.
 * @returns the codes; null if the person had a second step before
 */
export async function startTwoFactor(
  { scope: { db, userId }, found }: StepChange,
  sessionId: number,
): Promise<string[] | null> {
  if (found.hasTwoFactor) return null
  await endOtherSessions(db, userId, sessionId)
  return replaceRecoveryCodes(db, userId)
}

/** The answer of a change that may have shown recovery codes. */
export async function changedView(
  context: Pick<Person, 'user' | 'services' | 'db'>,
  recoveryCodes: string[] | null,
): Promise<ChangedSteps> {
  if (recoveryCodes !== null) await context.services.sessions.catchUp()
  return { steps: await stepsView(context), recoveryCodes }
}

/**
 * The consequences of the removal of a passkey or an app: without another one, recovery codes end as well.
 * @throws ProblemError 409 if the company requires a second step
 */
export async function keepOneStep({ scope }: StepChange, now: Date): Promise<void> {
  const { db, userId } = scope
  const { hasTwoFactor, twoFactorFrom } = await requireUser(db, scope)
  if (hasTwoFactor) return
  if (isRuleInForce(twoFactorFrom, now)) {
    throw conflict(
      'two-factor-required',
      'Your company requires a second step to log in, and this is your only one. Add another one first.',
    )
  }
  await deleteRecoveryCodes(db, userId)
}

/** @throws ProblemError 409 for more passkeys than anybody keeps apart */
export async function requireRoom(db: Db, userId: number): Promise<void> {
  if ((await readPasskeys(db, userId)).length < mostPasskeys) return
  throw conflict('too-many-passkeys', `You have ${mostPasskeys} passkeys. Remove one that you do not use first.`)
}

/** 404: the passkey is gone, or somebody else's. */
export function noSuchPasskey() {
  return notFound('You have no such passkey. Load the page again.')
}
