import { createHmac } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { SessionUser } from './session-user.js'

const issuer = 'gauze'
const audience = 'gauze-api'
const algorithm = 'HS256'

/** Access tokens are valid for 15 minutes; the refresh cookie gives new ones. */
export const accessTokenSeconds = 15 * 60

/** Largest number of verified tokens remembered, so that a busy session is not verified over and over. */
const cacheSize = 2_000

const claimsSchema = z.object({
  sub: z.string().regex(/^\d+$/).transform(Number),
  acc: z.int(),
  sid: z.int(),
  ver: z.int(),
  adm: z.boolean(),
  prc: z.boolean(),
  pun: z.boolean(),
  par: z.boolean(),
  // A token of an earlier release has no such claim; only administrators are known to have the right then.
  pay: z.boolean().optional(),
  stp: z.literal(true).optional(),
  exp: z.number(),
})

/** The result of checking a token. */
export type Verified =
  | { readonly kind: 'valid'; readonly user: SessionUser }
  /** A good token of a login that must add a second step first. */
  | { readonly kind: 'unfinished'; readonly user: SessionUser }
  | { readonly kind: 'expired' }
  | { readonly kind: 'invalid' }

/** Creates and checks access tokens (JWT, HS256), and derives refresh tokens. */
export interface SessionTokens {
  sign(user: SessionUser): Promise<string>
  verify(token: string): Promise<Verified>
  /**
   * The refresh token that replaces another from a moment on: always the same one, so that two tabs racing get one
   * successor.
   */
  successorOf(refreshToken: string, from: Date): string
}

function toUser(claims: z.infer<typeof claimsSchema>): SessionUser {
  return {
    userId: claims.sub,
    accountId: claims.acc,
    sessionId: claims.sid,
    sessionVersion: claims.ver,
    isAdmin: claims.adm,
    isPriceVisible: claims.prc,
    isPunchout: claims.pun,
    isParentLogin: claims.par,
    mayPay: claims.pay ?? (claims.adm && claims.prc),
    ...(claims.stp ? { mustAddTwoFactor: true } : {}),
  }
}

function verifiedAs(user: SessionUser): Verified {
  return { kind: user.mustAddTwoFactor ? 'unfinished' : 'valid', user }
}

/**
 * Session tokens signed with a secret that every process of the store shares.
 * @param secret at least 32 characters
 * @param now the current time
 */
export function createSessionTokens(secret: string, now: () => Date): SessionTokens {
  const key = new TextEncoder().encode(secret)
  const cache = new LRUCache<string, { user: SessionUser; expires: number }>({ max: cacheSize })

  const verifySignature = async (token: string): Promise<Verified> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        issuer,
        audience,
        currentDate: now(),
      })
      const claims = claimsSchema.parse(payload)
      const user = toUser(claims)
      cache.set(token, { user, expires: claims.exp * 1000 })
      return verifiedAs(user)
    } catch (error) {
      return { kind: error instanceof errors.JWTExpired ? 'expired' : 'invalid' }
    }
  }

  return {
    sign: (user) => {
      const issued = Math.floor(now().getTime() / 1000)
      return new SignJWT({
        acc: user.accountId,
        sid: user.sessionId,
        ver: user.sessionVersion,
        adm: user.isAdmin,
        prc: user.isPriceVisible,
        pun: user.isPunchout,
        par: user.isParentLogin,
        pay: user.mayPay,
        ...(user.mustAddTwoFactor ? { stp: true } : {}),
      })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(String(user.userId))
        .setJti(crypto.randomUUID())
        .setIssuedAt(issued)
        .setExpirationTime(issued + accessTokenSeconds)
        .sign(key)
    },
    verify: async (token) => {
      const known = cache.get(token)
      if (known !== undefined && known.expires > now().getTime()) return verifiedAs(known.user)
      return verifySignature(token)
    },
    successorOf: (refreshToken, from) =>
      createHmac('sha256', secret).update(`refresh successor ${from.getTime()} ${refreshToken}`).digest('base64url'),
  }
}
