import { decodeJwt, importSPKI, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Db } from '../../db/client.js'
import { findPartner, type Partner, useAssertion } from './partners.repository.js'

/** Signatures by a private key. A shared secret is no proof: the store would hold it, too. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']

/** The longest life of an assertion, in seconds. */
const longestLife = 300
/** Seconds by which the clocks of the partner and of the store may differ. */
const tolerance = 30

const claimsSchema = z.object({
  sub: z.string().min(1).max(254),
  jti: z.string().min(8).max(200),
  iat: z.number(),
  exp: z.number(),
})

/** The person that a partner names, and the partner. */
export interface Asserted {
  readonly partner: Partner
  readonly username: string
}

/** The reason why an assertion counts for nothing, in words for the partner's engineer. */
export class AssertionRefusal extends Error {
  override readonly name = 'AssertionRefusal'
}

function issuerOf(assertion: string): string | null {
  try {
    return decodeJwt(assertion).iss ?? null
  } catch {
    return null
  }
}

async function verify(assertion: string, partner: Partner, { audience, now }: { audience: string; now: Date }) {
  try {
    const key = (header: { alg?: string | undefined }) => importSPKI(partner.publicKey, header.alg ?? '')
    const { payload } = await jwtVerify(assertion, key, {
      algorithms,
      issuer: partner.issuer,
      audience,
      currentDate: now,
      clockTolerance: tolerance,
    })
    return payload
  } catch (error) {
    throw new AssertionRefusal(
      `The assertion is not valid: ${error instanceof Error ? error.message : 'it cannot be read'}.`,
    )
  }
}

/**
 * Checks the assertion of a partner's server, a JWT that names one of its people (RFC 7523 section 3), and uses it up.
 * @param options.audience the address of the store
 * @throws AssertionRefusal unless it is signed with the partner's key, meant for this store, short-lived and new
 */
export async function readAssertion(
  db: Db,
  assertion: string,
  options: { readonly audience: string; readonly now: Date },
): Promise<Asserted> {
  const issuer = issuerOf(assertion)
  const partner = issuer === null ? null : await findPartner(db, issuer)
  if (partner === null) throw new AssertionRefusal('The issuer of the assertion is no partner of this store.')
  const claims = claimsSchema.safeParse(await verify(assertion, partner, options))
  if (!claims.success) throw new AssertionRefusal('The assertion needs the claims iss, sub, aud, iat, exp and jti.')
  const { sub, jti, iat, exp } = claims.data
  const left = exp - options.now.getTime() / 1000
  if (Math.max(left - tolerance, exp - iat) > longestLife) {
    throw new AssertionRefusal(`The assertion may live for ${longestLife} seconds at most.`)
  }
  const expiresAt = new Date((exp + 2 * tolerance) * 1000)
  if (!(await useAssertion(db, { partnerId: partner.id, assertionId: jti, expiresAt }))) {
    throw new AssertionRefusal('The assertion was used before. Sign a new one for each request.')
  }
  return { partner, username: sub }
}
