import type { TokenStore } from './token-store.js'

/** How often an expired token is looked for, in milliseconds (spec section 9; AUTH-05). */
export const TOKEN_CHECK_INTERVAL = 600_000

/** The time, as a test can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back every so many milliseconds; returns the way to stop. */
  every(milliseconds: number, callback: () => void): () => void
}

const systemClock: Clock = {
  now: () => Date.now(),
  every(milliseconds, callback) {
    const timer = setInterval(callback, milliseconds)
    return () => clearInterval(timer)
  },
}

/**
 * When an access token expires, in milliseconds since 1970; null when it does not tell (it is no JWT, or has no `exp`).
 * Reads the token without verifying it: only the server can.
 */
export function expiresAt(token: string): number | null {
  const [, payload] = token.split('.')
  if (payload === undefined) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null
    return typeof claims.exp === 'number' && Number.isFinite(claims.exp) ? claims.exp * 1000 : null
  } catch {
    return null
  }
}

/**
 * Drops an expired token, now and every {@link TOKEN_CHECK_INTERVAL} (AUTH-05).
 *
 * @param clock the system's unless told
 * @returns the way to stop
 */
export function watchTokenExpiry(tokenStore: TokenStore, clock: Clock = systemClock): () => void {
  const check = () => {
    const token = tokenStore.get()
    const expiry = token === null ? null : expiresAt(token)
    if (expiry !== null && expiry <= clock.now()) tokenStore.clear()
  }
  check()
  return clock.every(TOKEN_CHECK_INTERVAL, check)
}
