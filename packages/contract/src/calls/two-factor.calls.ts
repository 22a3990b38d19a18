import { z } from 'zod'
import { idOf, namedDateSchema, textSchema } from '../entities/common.js'
import {
  appSetupSchema,
  changedStepsSchema,
  newPasskeySchema,
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeySignatureSchema,
  pendingStepSchema,
  signInStepsSchema,
  twoFactorRuleSchema,
} from '../entities/two-factor.js'
import { signedInSchema } from '../entities/user.js'
import { users, visitors } from './access.js'
import { defineCalls } from './define-call.js'

const admins = { ...users, needs: ['isAdmin'], punchout: 'refused' } as const
const people = { ...users, punchout: 'refused' } as const
/** A login that must add a second step may make these calls, and no other calls. */
const beginners = { ...people, unfinished: 'allowed' } as const

const id = 'PLUS-17'

/**
 * The id of a passkey of the caller: the server reads only passkeys of the caller, so it names no record of a company.
 */
const passkeyIdSchema = z.int('must be a whole number').min(1, 'must be 1 or more').max(2_000_000_000, 'is too large')
const nameSchema = z.string('must be text').trim().pipe(textSchema(60, 1))
const codeSchema = z.string('must be text').trim().pipe(textSchema(40, 1))

/** The proof of identity: the password, or a signature of a passkey for the challenge of `startStepProof`. */
const proof = {
  password: z
    .string('must be text')
    .min(1, 'is required')
    .max(256, 'must be at most 256 characters')
    .optional()
    .describe('the password of the person; or leave it out and send a passkey'),
  passkey: passkeySignatureSchema.optional().describe('the answer of a passkey to the challenge of startStepProof'),
}

const wrongProof = { password: 'not-the-password' }

/** Any well-formed bytes, for samples. */
const sampleBytes = 'AAAA'
const sampleSignature = {
  id: sampleBytes,
  rawId: sampleBytes,
  type: 'public-key',
  response: { clientDataJSON: sampleBytes, authenticatorData: sampleBytes, signature: sampleBytes },
}

/** Passkeys, the second step of signing in, and the rule of a company about it. */
export const twoFactorCalls = defineCalls({
  getTwoFactor: {
    id,
    method: 'GET',
    path: '/api/auth/twoFactor',
    access: visitors,
    summary: 'The second step that the login of this browser waits for; 401 two-factor-over if none',
    response: pendingStepSchema,
  },
  submitTwoFactor: {
    id,
    method: 'POST',
    path: '/api/auth/twoFactor',
    access: visitors,
    summary: 'Ends a login that answered 401 two-factor-needed, by a code of the app or a recovery code',
    sample: { way: 'app', code: '000000' },
    body: z.object({ way: z.enum(['app', 'recoveryCode'], 'must be app or recoveryCode'), code: codeSchema }),
    response: signedInSchema,
  },
  startPasskeySignIn: {
    id,
    method: 'POST',
    path: '/api/auth/passkey/start',
    access: visitors,
    summary: 'A challenge that any passkey of the store may sign; as a second step, only the passkeys of the login',
    sample: { isTwoFactor: false },
    body: z.object({ isTwoFactor: z.boolean('must be true or false') }),
    response: passkeyRequestSchema,
  },
  signInWithPasskey: {
    id,
    method: 'POST',
    path: '/api/auth/passkey/signIn',
    access: visitors,
    summary: 'Signs in with a passkey, which counts as password and second step, and sets the refresh cookie',
    sample: { passkey: sampleSignature },
    body: z.object({ passkey: passkeySignatureSchema }),
    response: signedInSchema,
  },
  getSignInSteps: {
    id,
    method: 'GET',
    path: '/api/myaccount/security/getSteps',
    access: beginners,
    summary: 'The passkeys and the second step of the person',
    response: signInStepsSchema,
  },
  startStepProof: {
    id,
    method: 'POST',
    path: '/api/myaccount/security/startProof',
    access: people,
    summary: 'A challenge for a passkey of the person, which then stands in for the password in the other calls',
    body: z.object({}),
    response: passkeyRequestSchema,
  },
  startPasskey: {
    id,
    method: 'POST',
    path: '/api/myaccount/security/startPasskey',
    access: beginners,
    summary: 'Options for a new passkey, after the password or a passkey was checked',
    sample: wrongProof,
    body: z.object(proof),
    response: passkeyCreationSchema,
  },
  addPasskey: {
    id,
    method: 'POST',
    path: '/api/myaccount/security/addPasskey',
    access: beginners,
    summary: 'Adds the passkey that was made from startPasskey; the owner is mailed',
    sample: {
      name: 'Laptop',
      passkey: {
        id: sampleBytes,
        rawId: sampleBytes,
        type: 'public-key',
        response: { clientDataJSON: sampleBytes, attestationObject: sampleBytes },
      },
    },
    largestBody: 128 * 1024,
    body: z.object({ name: nameSchema, passkey: newPasskeySchema }),
    response: changedStepsSchema,
  },
  renamePasskey: {
    id,
    method: 'POST',
    path: '/api/myaccount/security/renamePasskey',
    access: people,
    summary: 'Gives a passkey of the person another name; the owner is mailed',
    sample: { id: 1, name: 'Laptop' },
    body: z.object({ id: passkeyIdSchema, name: nameSchema }),
    response: signInStepsSchema,
  },
  removePasskey: {
    id,
    method: 'POST',
    path: '/api/myaccount/security/removePasskey',
    access: people,
    summary: 'Removes a passkey of the person, after the password or a passkey was checked; the owner is mailed',
    sample: { ...wrongProof, id: 1 },
    body: z.object({ ...proof, id: passkeyIdSchema }),
    response: signInStepsSchema,
  },
  startApp: {
    id,
    method: 'POST',
    path: '/api/myaccount/security/startApp',
    access: beginners,
    summary: 'A new secret for an authenticator app, after the password or a passkey was checked',
    sample: wrongProof,
    body: z.object(proof),
    response: appSetupSchema,
  },
  confirmApp: {
    id,
    method: 'POST',
    path: '/api/myaccount/security/confirmApp',
    access: beginners,
    summary: 'Adds the authenticator app, by a code that it shows; the owner is mailed',
    sample: { code: '000000' },
    body: z.object({ code: codeSchema }),
    response: changedStepsSchema,
  },
  removeApp: {
    id,
    method: 'POST',
    path: '/api/myaccount/security/removeApp',
    access: people,
    summary: 'Removes the authenticator app, after the password or a passkey was checked; the owner is mailed',
    sample: wrongProof,
    body: z.object(proof),
    response: signInStepsSchema,
  },
  renewRecoveryCodes: {
    id,
    method: 'POST',
    path: '/api/myaccount/security/renewCodes',
    access: people,
    summary: 'Ten new recovery codes in place of the earlier ones; the owner is mailed',
    sample: wrongProof,
    body: z.object(proof),
    response: changedStepsSchema,
  },
  getTwoFactorRule: {
    id,
    method: 'GET',
    path: '/api/myaccount/account/getTwoFactorRule',
    access: admins,
    summary: 'The day from which the company requires a second step, and the people of the company who have one',
    response: twoFactorRuleSchema,
  },
  saveTwoFactorRule: {
    id,
    method: 'POST',
    path: '/api/myaccount/account/saveTwoFactorRule',
    access: admins,
    changes: 'company',
    idempotency: 'optional',
    summary: 'Requires a second step of everybody of the company from a day on, or of nobody (null)',
    sample: { requiredFrom: null },
    body: z.object({ requiredFrom: namedDateSchema.nullable() }),
    response: twoFactorRuleSchema,
  },
  resetTwoFactor: {
    id,
    method: 'POST',
    path: '/api/myaccount/contact/resetTwoFactor',
    access: admins,
    changes: 'company',
    idempotency: 'optional',
    summary: 'Removes the passkeys, app and recovery codes of a colleague, who is mailed and signed out',
    sample: { id: 1 },
    body: z.object({ id: idOf('contact') }),
    response: twoFactorRuleSchema,
  },
})
