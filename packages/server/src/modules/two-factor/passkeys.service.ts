import { isIP } from 'node:net'
import type { CallParsedInput, PasskeyCreation, PasskeyRequest } from '@gauze/contract'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { conflict } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import type { StepPurpose } from '../../db/schema/index.js'
import type { Services } from '../../services/services.js'
import type { UserRecord } from '../../sessions/users.repository.js'
import { type ChallengeOwner, makeChallenge, takeChallenge } from './challenges.repository.js'
import { findPasskey, noteUse, type PasskeyRow, type StepsRow } from './steps.repository.js'

/** A passkey's answer to a challenge. */
export type Signature = CallParsedInput<'signInWithPasskey'>['passkey']

type NewPasskey = CallParsedInput<'addPasskey'>['passkey']
type Place = Pick<Services, 'publicUrl' | 'now'>

const storeName = 'Gauze'
/** How long a browser waits for a person, in milliseconds; the challenge ends then. */
const timeout = 300_000
/** EdDSA, ES256 and RS256, as COSE numbers them. */
const algorithms = [-8, -7, -257]

/** The address for which browsers keep passkeys of the store. */
function siteOf({ publicUrl }: Pick<Services, 'publicUrl'>) {
  const { origin, hostname, protocol } = new URL(publicUrl())
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  return { origin, id: hostname, isOffered: isSecure && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 }
}

/** Whether browsers allow passkeys at the store's address: it needs a name, and https unless it is `localhost`. */
export function arePasskeysOffered(services: Pick<Services, 'publicUrl'>): boolean {
  return siteOf(services).isOffered
}

function requireSite(services: Place) {
  const site = siteOf(services)
  if (site.isOffered) return site
  throw conflict(
    'no-passkeys-here',
    `Browsers allow no passkeys at ${site.origin}: they need https and a name, not a number. Use an authenticator app.`,
  )
}

function describePasskeys(rows: readonly PasskeyRow[]) {
  return rows.map(({ credentialId: id, transports }) => ({ id, type: 'public-key' as const, transports }))
}

/**
 * Asks for a signature.
 * @param allowed the passkeys that may sign; none allows every passkey of the store
 */
export async function askForSignature(
  db: Db,
  purpose: Extract<StepPurpose, 'signIn' | 'proof'>,
  { owner, allowed }: { readonly owner: ChallengeOwner; readonly allowed: readonly PasskeyRow[] },
  services: Place,
): Promise<PasskeyRequest> {
  const { id: rpId } = requireSite(services)
  const { secret: challenge } = await makeChallenge(db, purpose, owner, services.now())
  return { rpId, challenge, timeout, allowCredentials: describePasskeys(allowed), userVerification: 'required' }
}

/** Asks for a new passkey of a person, who has some already. */
export async function askForPasskey(
  db: Db,
  person: {
    readonly user: Pick<UserRecord, 'id' | 'username' | 'firstName'>
    readonly sessionId: number
    readonly handle: StepsRow['handle']
    readonly known: readonly PasskeyRow[]
  },
  services: Place,
): Promise<PasskeyCreation> {
  const { user, sessionId, handle, known } = person
  const { id } = requireSite(services)
  const owner = { userId: user.id, sessionId }
  const { secret: challenge } = await makeChallenge(db, 'addPasskey', owner, services.now())
  return {
    rp: { id, name: storeName },
    user: { id: handle, name: user.username, displayName: user.username },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    excludeCredentials: describePasskeys(known),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

/** The challenge that a browser says it answers; null if it says none. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return null
    return typeof data.challenge === 'string' ? data.challenge : null
  } catch {
    return null
  }
}

/** Any error of the library about bytes of a stranger becomes null: they prove nothing. */
async function orNull<T>(checking: Promise<T>): Promise<T | null> {
  try {
    return await checking
  } catch {
    return null
  }
}

/**
 * Checks a new passkey: the challenge is this session's and was not answered before, the page was the store's, and the
 * device verified the person.
 * @returns null if anything is wrong
 */
export async function readNewPasskey(
  db: Db,
  passkey: NewPasskey,
  { userId, sessionId }: { readonly userId: number; readonly sessionId: number },
  services: Place,
) {
  const secret = challengeIn(passkey.response.clientDataJSON)
  if (secret === null) return null
  const challenge = await takeChallenge(db, 'addPasskey', { secret, sessionId }, services.now())
  if (challenge === null || challenge.userId !== userId) return null
  const { origin, id } = siteOf(services)
  const { transports = [], ...response } = passkey.response
  const checked = await orNull(
    verifyRegistrationResponse({
      response: { ...passkey, response, clientExtensionResults: {} },
      expectedChallenge: secret,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!checked?.verified) return null
  const { credential, credentialBackedUp } = checked.registrationInfo
  return {
    userId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
    isSynced: credentialBackedUp,
  }
}

/** The passkey that signed. */
export interface UsedPasskey {
  readonly userId: number
  readonly name: string
}

/**
 * Checks a signature: of a challenge that was not answered before, by a passkey of the person whom the challenge is
 * for, on a page of the store, after the device verified the person.
 * @param sessionId the session that asked for it; null while nobody is signed in
 * @returns null if anything is wrong
 */
export async function readSignature(
  db: Db,
  signature: Signature,
  { purpose, sessionId }: { readonly purpose: 'signIn' | 'proof'; readonly sessionId: number | null },
  services: Place,
): Promise<UsedPasskey | null> {
  const now = services.now()
  const { userHandle, ...signed } = signature.response
  const secret = challengeIn(signed.clientDataJSON)
  const challenge = secret && (await takeChallenge(db, purpose, { secret, sessionId }, now))
  const found = await findPasskey(db, signature.id)
  if (secret === null || !challenge || found === null) return null
  const { passkey, handle } = found
  if (challenge.userId !== null && challenge.userId !== passkey.userId) return null
  // Without a name, the passkey itself has to name its owner.
  if (userHandle === undefined ? challenge.userId === null : userHandle !== handle) return null
  const { origin, id } = siteOf(services)
  const checked = await orNull(
    verifyAuthenticationResponse({
      response: { ...signature, response: signed, clientExtensionResults: {} },
      expectedChallenge: secret,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    }),
  )
  if (!checked?.verified) return null
  const isNoted = await noteUse(db, passkey, { counter: checked.authenticationInfo.newCounter, now })
  return isNoted ? { userId: passkey.userId, name: passkey.name } : null
}
