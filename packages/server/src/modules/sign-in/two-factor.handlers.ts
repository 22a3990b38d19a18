import { conflict, ProblemError, refused } from '../../base/problem.js'
import { type Db, inTransaction } from '../../db/client.js'
import type { CallContext } from '../../http/calls.types.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import { findUserById, type UserRecord } from '../../sessions/users.repository.js'
import { loginChangedMail } from '../credentials/login-changed-mail.js'
import { countCode, countPasskey } from '../credentials/throttle.js'
import { stepOfCode } from '../two-factor/app-codes.js'
import {
  type Challenge,
  countStepAttempt,
  endChallenge,
  findChallenge,
  lockChallenge,
} from '../two-factor/challenges.repository.js'
import { arePasskeysOffered, askForSignature, readSignature } from '../two-factor/passkeys.service.js'
import { recordSecurityEvent } from '../two-factor/security-events.js'
import {
  countRecoveryCodes,
  readPasskeys,
  readSteps,
  takeAppStep,
  takeRecoveryCode,
} from '../two-factor/steps.repository.js'
import { completeSignIn } from './complete-sign-in.js'

type Way = CallContext<'submitTwoFactor'>['input']['way']

function stepOver() {
  return new ProblemError({
    slug: 'two-factor-over',
    status: 401,
    detail: 'This login has waited too long, or was ended. Enter your username and password again.',
  })
}

function passkeyRefused() {
  return new ProblemError({
    slug: 'passkey-refused',
    status: 401,
    detail: 'This passkey does not sign in here. Try again, or log in with your username and password.',
  })
}

const wrongWords: Readonly<Record<Way, string>> = {
  app: 'This code is wrong, or was used already. Enter the code that your app shows next.',
  recoveryCode: 'This is none of your recovery codes, or it was used already. Enter another one.',
}

function wrongCode(way: Way) {
  return refused('wrong-code', wrongWords[way], { code: [wrongWords[way]] })
}

/** The person whose password was right in this browser; it has not changed since. */
async function requirePending({
  db,
  services,
  stepCookie: { value },
}: Pick<CallContext<'getTwoFactor'>, 'db' | 'services' | 'stepCookie'>): Promise<{
  challenge: Challenge
  found: UserRecord
}> {
  const challenge = value === undefined ? null : await findChallenge(db, 'twoFactor', value, services.now())
  const found = challenge?.userId ? await findUserById(db, challenge.userId) : null
  if (challenge === null || found === null || found.sessionVersion !== challenge.sessionVersion) throw stepOver()
  return { challenge, found }
}

function unreadableApp() {
  return conflict(
    'two-factor-unreadable',
    'The store cannot read your authenticator app any more. Log in with a recovery code or a passkey, then add the app again.',
  )
}

/**
 * The secret of a person's app; null if they have none.
 * @throws ProblemError 409 if it was sealed by another secret of the store; the operators are told
 */
async function openApp(db: Db, { id }: UserRecord, { vault, errors }: Services): Promise<string | null> {
  const sealed = (await readSteps(db, id))?.appSecret
  if (!sealed) return null
  const secret = vault.open(sealed, `authenticator app of user ${id}`)
  if (secret !== null) return secret
  const words = `The authenticator app of the user ${id} cannot be read. Start the store with the GAUZE_SECRET that sealed it.`
  errors.report(new Error(words), { source: 'call' })
  throw unreadableApp()
}

/**
 * Uses a code, and ends the login's wait for it: of several codes at once, only one is used.
 * @param secret of the person's app; null if the code is a recovery code
 * @throws ProblemError 401 if another code ended the wait
 */
function takeCode(
  { db, services, input: { way, code } }: Pick<CallContext<'submitTwoFactor'>, 'db' | 'services' | 'input'>,
  { challenge, found }: { challenge: Challenge; found: UserRecord },
  secret: string | null,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await lockChallenge(tx, challenge.id))) throw stepOver()
    const step = secret === null ? null : stepOfCode(secret, code, services.now())
    const isTaken =
      way === 'recoveryCode'
        ? await takeRecoveryCode(tx, found.id, code)
        : step !== null && (await takeAppStep(tx, found.id, step))
    if (isTaken) await endChallenge(tx, challenge.id)
    return isTaken
  })
}

/** Ends a login after too many wrong codes, and tells the owner: somebody knows their password. */
async function endPending(
  { db, services, ip, stepCookie }: CallContext<'submitTwoFactor'>,
  { challenge, found }: { challenge: Challenge; found: UserRecord },
): Promise<void> {
  const { id: userId, accountId, email, firstName } = found
  await inTransaction(db, async (tx) => {
    if (!(await endChallenge(tx, challenge.id))) return
    const event = { kind: 'second-step-refused', accountId, userId, actorId: null, ip } as const
    await recordSecurityEvent(tx, event, services)
    const words =
      'somebody entered your password and then several wrong codes. If it was not you, they know your password, so choose another one.'
    await queueMail(tx, services.jobs, loginChangedMail(email, firstName, words))
  })
  stepCookie.clear()
}

/** The calls that end a login: by a second step after the password, or by a passkey alone. */
export const twoFactorSignInHandlers = defineHandlers({
  getTwoFactor: async (context) => {
    const { db, services } = context
    const { challenge, found } = await requirePending(context)
    const [passkeys, steps, codes] = [
      await readPasskeys(db, found.id),
      await readSteps(db, found.id),
      await countRecoveryCodes(db, found.id),
    ]
    return {
      ways: [
        ...(passkeys.length > 0 && arePasskeysOffered(services) ? ['passkey' as const] : []),
        ...(steps?.appSecret ? ['app' as const] : []),
        ...(codes > 0 ? ['recoveryCode' as const] : []),
      ],
      expiresAt: challenge.expiresAt.toISOString(),
    }
  },

  submitTwoFactor: async (context) => {
    const { input, db, services, ip, deviceCookie, stepCookie } = context
    const { challenge, found } = await requirePending(context)
    const secret = input.way === 'app' ? await openApp(db, found, services) : null
    const forget = await countCode(db, found.username, { ip, device: deviceCookie.value }, services)
    const left = await countStepAttempt(db, challenge.id)
    if (left === null) throw stepOver()
    if (!(await takeCode(context, { challenge, found }, secret))) {
      if (left > 0) throw wrongCode(input.way)
      await endPending(context, { challenge, found })
      throw stepOver()
    }
    await forget()
    stepCookie.clear()
    const { id: userId, accountId, email, firstName } = found
    const kind = input.way === 'app' ? 'signed-in-with-app' : 'signed-in-with-recovery-code'
    await recordSecurityEvent(db, { kind, accountId, userId, actorId: userId, ip }, services)
    if (input.way === 'recoveryCode') {
      const left = await countRecoveryCodes(db, userId)
      const words = `a recovery code was used to log in. You have ${left} left; the Security page of your account makes new ones.`
      await queueMail(db, services.jobs, loginChangedMail(email, firstName, words))
    }
    const signedIn = await completeSignIn(context, found)
    if (signedIn === null) throw stepOver()
    return signedIn
  },

  startPasskeySignIn: async (context) => {
    const { input, db, services } = context
    if (!input.isTwoFactor) {
      return askForSignature(db, 'signIn', { owner: { userId: null }, allowed: [] }, services)
    }
    const { found } = await requirePending(context)
    const allowed = await readPasskeys(db, found.id)
    if (allowed.length === 0) throw passkeyRefused()
    return askForSignature(db, 'signIn', { owner: { userId: found.id }, allowed }, services)
  },

  signInWithPasskey: async (context) => {
    const { input, db, services, ip, stepCookie } = context
    const forgive = await countPasskey(db, ip, services)
    const used = await readSignature(db, input.passkey, { purpose: 'signIn', sessionId: null }, services)
    const found = used && (await findUserById(db, used.userId))
    if (used === null || found === null) throw passkeyRefused()
    await forgive()
    const { id: userId, accountId } = found
    const event = { kind: 'signed-in-with-passkey', accountId, userId, actorId: userId, detail: used.name, ip } as const
    await recordSecurityEvent(db, event, services)
    const signedIn = await completeSignIn(context, found)
    if (signedIn === null) throw passkeyRefused()
    stepCookie.clear()
    return signedIn
  },
})
