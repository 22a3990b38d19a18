import { conflict, refused } from '../../base/problem.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { describeSecret, makeAppSecret, stepOfCode } from './app-codes.js'
import { askForPasskey, askForSignature, readNewPasskey } from './passkeys.service.js'
import {
  deleteApp,
  deletePasskey,
  insertPasskey,
  keepApp,
  keepNewApp,
  readPasskeys,
  renamePasskey,
  replaceRecoveryCodes,
  type StepsRow,
} from './steps.repository.js'
import {
  changedView,
  changeSteps,
  keepOneStep,
  noSuchPasskey,
  requireProof,
  requireRoom,
  startTwoFactor,
  stepsView,
} from './two-factor.service.js'

function placeOf(userId: number) {
  return `authenticator app of user ${userId}`
}

function passkeyRefused() {
  const words = 'This passkey could not be checked. Add it again, on the page of the store.'
  return refused('passkey-refused', words, { passkey: [words] })
}

function appOver() {
  return conflict('app-over', 'This secret has waited too long, or another one replaced it. Begin again.')
}

function wrongCode() {
  const words = 'This is not the code that your app shows now. Check the clock of your device, and enter the next one.'
  return refused('wrong-code', words, { code: [words] })
}

/** The secret that waits for a code of this session; null if there is none. */
function newAppOf({ newAppSecret, newAppSession, newAppUntil }: StepsRow, sessionId: number, now: Date) {
  const isOpen = newAppSession === sessionId && newAppUntil !== null && newAppUntil > now
  return isOpen ? newAppSecret : null
}

/** The calls by which people change how they sign in. */
export const stepsHandlers = defineHandlers({
  getSignInSteps: (context) => stepsView(context),

  startStepProof: async ({ db, user, services }) => {
    const allowed = await readPasskeys(db, user.userId)
    if (allowed.length === 0) throw conflict('no-passkey', 'You have no passkey. Enter your password instead.')
    const owner = { userId: user.userId, sessionId: user.sessionId }
    return askForSignature(db, 'proof', { owner, allowed }, services)
  },

  startPasskey: async (context) => {
    await requireProof(context, context.input)
    const { user, services } = context
    return changeSteps(context, async ({ scope: { db }, found, steps: { handle } }) => {
      await requireRoom(db, found.id)
      const known = await readPasskeys(db, found.id)
      return askForPasskey(db, { user: found, sessionId: user.sessionId, handle, known }, services)
    })
  },

  addPasskey: async (context) => {
    const { input, db, user, services } = context
    // Not part of the transaction, because a good passkey and a bad one both use up the challenge.
    const passkey = await readNewPasskey(db, input.passkey, user, services)
    if (passkey === null) throw passkeyRefused()
    const codes = await changeSteps(context, async (change) => {
      await requireRoom(change.scope.db, user.userId)
      const added = await startTwoFactor(change, user.sessionId)
      const row = { ...passkey, name: input.name, createdAt: services.now() }
      if (!(await insertPasskey(change.scope.db, row))) {
        throw conflict('passkey-known', 'This passkey was added already. Use another device, or load the page again.')
      }
      await change.note(
        { kind: 'passkey-added', detail: input.name },
        `a passkey, “${input.name}”, was added to your login. It signs in without your password.`,
      )
      return added
    })
    return changedView(context, codes)
  },

  renamePasskey: async (context) => {
    const { id, name } = context.input
    await changeSteps(context, async ({ scope: { db, userId }, note }) => {
      if (!(await renamePasskey(db, userId, { id, name }))) throw noSuchPasskey()
      await note({ kind: 'passkey-renamed', detail: name }, `a passkey of your login is now called “${name}”.`)
    })
    return stepsView(context)
  },

  removePasskey: async (context) => {
    await requireProof(context, context.input)
    await changeSteps(context, async (change) => {
      const { db, userId } = change.scope
      const name = await deletePasskey(db, userId, context.input.id)
      if (name === null) throw noSuchPasskey()
      await keepOneStep(change, context.services.now())
      await change.note(
        { kind: 'passkey-removed', detail: name },
        `the passkey “${name}” was removed from your login. It does not sign in any more.`,
      )
    })
    return stepsView(context)
  },

  startApp: async (context) => {
    await requireProof(context, context.input)
    const { user, services } = context
    return changeSteps(context, async ({ scope: { db }, found }) => {
      const secret = makeAppSecret()
      const sealed = services.vault.seal(secret, placeOf(found.id))
      await keepNewApp(db, found.id, { sealed, sessionId: user.sessionId, now: services.now() })
      return describeSecret(secret, found.username)
    })
  },

  confirmApp: async (context) => {
    const { input, user, services } = context
    const codes = await changeSteps(context, async (change) => {
      const { db, userId } = change.scope
      const sealed = newAppOf(change.steps, user.sessionId, services.now())
      const secret = sealed && services.vault.open(sealed, placeOf(userId))
      if (!sealed || !secret) throw appOver()
      const step = stepOfCode(secret, input.code, services.now())
      if (step === null) throw wrongCode()
      const added = await startTwoFactor(change, user.sessionId)
      await keepApp(db, userId, { sealed, step, now: services.now() })
      await change.note({ kind: 'app-added' }, 'an authenticator app was added to your login.')
      return added
    })
    return changedView(context, codes)
  },

  removeApp: async (context) => {
    await requireProof(context, context.input)
    await changeSteps(context, async (change) => {
      const { db, userId } = change.scope
      if (change.steps.appSecret === null)
        throw conflict('no-app', 'You have no authenticator app. Load the page again.')
      await deleteApp(db, userId)
      await keepOneStep(change, context.services.now())
      await change.note({ kind: 'app-removed' }, 'the authenticator app was removed from your login.')
    })
    return stepsView(context)
  },

  renewRecoveryCodes: async (context) => {
    await requireProof(context, context.input)
    const codes = await changeSteps(context, async ({ scope: { db, userId }, found, note }) => {
      if (!found.hasTwoFactor) {
        throw conflict('no-two-factor', 'Recovery codes come with a second step. Add a passkey or an app first.')
      }
      const renewed = await replaceRecoveryCodes(db, userId)
      await note({ kind: 'codes-renewed' }, 'you have new recovery codes, and the earlier ones do not work any more.')
      return renewed
    })
    return changedView(context, codes)
  },
})
