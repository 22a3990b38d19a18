import { ownerIdOf } from './owner.js'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** ASCII text of base64url; other characters come out wrong, which does not matter for claims that are numbers. */
function decode(encoded: string): string {
  let bits = 0
  let count = 0
  let text = ''
  for (const letter of encoded.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')) {
    const value = alphabet.indexOf(letter)
    if (value < 0) return ''
    bits = ((bits << 6) | value) & 0xffff
    count += 6
    if (count >= 8) {
      count -= 8
      text += String.fromCharCode((bits >> count) & 0xff)
    }
  }
  return text
}

function claimsOf(token: string): object {
  try {
    const claims: unknown = JSON.parse(decode(token.split('.')[1] ?? ''))
    return typeof claims === 'object' && claims !== null ? claims : {}
  } catch {
    return {}
  }
}

/**
 * When an access token ends, from its `exp` claim (RFC 7519, section 4.1.4). The signature is not checked: that is for
 * the server.
 * @returns milliseconds since 1970 in UTC, or `null` for a token that does not say
 * @example tokenExpiry('eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE3MDAwMDAwMDB9.c2ln') // 1700000000000
 */
export function tokenExpiry(token: string): number | null {
  const claims = claimsOf(token)
  if (!('exp' in claims)) return null
  return typeof claims.exp === 'number' ? claims.exp * 1000 : null
}

/**
 * Returns the owner of an access token: `sub` is the user, `acc` the account.
 * @returns the owner's id, or `null` for a token that does not say
 */
export function tokenOwner(token: string): string | null {
  const claims = claimsOf(token)
  if (!('sub' in claims && 'acc' in claims)) return null
  const userId = Number(claims.sub)
  const accountId = Number(claims.acc)
  return Number.isInteger(userId) && Number.isInteger(accountId) ? ownerIdOf({ accountId, userId }) : null
}
