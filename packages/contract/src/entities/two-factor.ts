import { z } from 'zod'
import { idSchema, instantSchema, isoDateSchema, textSchema } from './common.js'

/** Bytes as base64url without padding. */
function base64UrlSchema(max: number) {
  return z
    .string('must be text')
    .min(1, 'is required')
    .max(max, `must be at most ${max} characters`)
    .regex(/^[\w-]+$/, 'must be base64url')
}

const credentialSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** Options of `navigator.credentials.create`, as JSON (WebAuthn level 3). */
export const passkeyCreationSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(credentialSchema).describe('the passkeys that the person has already'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** Options of `navigator.credentials.get`, as JSON (WebAuthn level 3). */
export const passkeyRequestSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(credentialSchema).describe('empty if every passkey of the store may answer'),
  userVerification: z.literal('required'),
})

/** A new passkey, as a browser makes it. */
export const newPasskeySchema = z.object(
  {
    id: base64UrlSchema(1400),
    rawId: base64UrlSchema(1400),
    type: z.literal('public-key', 'must be public-key'),
    response: z.object(
      {
        clientDataJSON: base64UrlSchema(8192),
        attestationObject: base64UrlSchema(65_536),
        transports: z.array(textSchema(20), 'must be a list').max(10, 'must be at most 10').optional(),
      },
      'must be an object',
    ),
  },
  'must be an object',
)

/** A signature by a passkey, as a browser makes it. */
export const passkeySignatureSchema = z.object(
  {
    id: base64UrlSchema(1400),
    rawId: base64UrlSchema(1400),
    type: z.literal('public-key', 'must be public-key'),
    response: z.object(
      {
        clientDataJSON: base64UrlSchema(8192),
        authenticatorData: base64UrlSchema(8192),
        signature: base64UrlSchema(8192),
        userHandle: base64UrlSchema(128).optional(),
      },
      'must be an object',
    ),
  },
  'must be an object',
)

/** A passkey of a person. */
export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable().describe('null if it was not used yet'),
  isSynced: z.boolean().describe('true if the maker of the device keeps a copy, for other devices of the person'),
})

/** The ways in which a person proves their identity, in addition to their password. */
export const signInStepsSchema = z.object({
  isOn: z.boolean().describe('true if a login by password needs a second step'),
  appSince: instantSchema.nullable().describe('when an authenticator app was added; null without one'),
  passkeys: z.array(passkeySchema),
  recoveryCodesLeft: z.int(),
  requiredFrom: isoDateSchema.nullable().describe('the day from which the company requires a second step'),
  isRequired: z.boolean().describe('true from that day on'),
  isProofNeeded: z.boolean().describe('false if the login was a moment ago, and has to add a second step'),
  arePasskeysOffered: z.boolean().describe('false if browsers allow no passkeys at the address of the store'),
})

/** The steps after a change. */
export const changedStepsSchema = z.object({
  steps: signInStepsSchema,
  recoveryCodes: z
    .array(z.string())
    .nullable()
    .describe('shown this once, with the first second step of a person; null otherwise'),
})

/** A secret for an authenticator app (RFC 6238), which counts once a code of it was entered. */
export const appSetupSchema = z.object({
  secret: z.string().describe('base32, for an app that cannot read the image'),
  uri: z.string().describe('otpauth URI with the secret'),
  qrCode: z.object({
    size: z.int().describe('modules in a row, with the quiet zone'),
    path: z.string().describe('the dark modules, as the data of an SVG path'),
  }),
})

/** A second step that a login by password waits for. */
export const pendingStepSchema = z.object({
  ways: z.array(z.enum(['passkey', 'app', 'recoveryCode'])),
  expiresAt: instantSchema,
})

/** A person of a company, with their second step. */
export const stepHolderSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  hasApp: z.boolean(),
  passkeys: z.int(),
  isSelf: z.boolean(),
})

/** The rule of a company about second steps, and the people that it is for. */
export const twoFactorRuleSchema = z.object({
  requiredFrom: isoDateSchema.nullable(),
  isRequired: z.boolean(),
  people: z.array(stepHolderSchema),
})
