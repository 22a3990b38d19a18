const DASH = /-/g
const UNDERSCORE = /_/g

/** Whom an access token speaks for: a user in an account. Null for a token that does not say. */
function ownerOf(token: string): string | null {
  try {
    const payload = token.split('.')[1] ?? ''
    const { sub, acc } = JSON.parse(atob(payload.replace(DASH, '+').replace(UNDERSCORE, '/')))
    return sub === undefined ? null : `${sub} ${acc}`
  } catch {
    return null
  }
}

/** Whether two tokens are known to speak for different users or accounts. */
export function isOtherOwner(before: string | null, after: string | null): boolean {
  const [one, other] = [before, after].map((token) => (token === null ? null : ownerOf(token)))
  return one !== null && other !== null && one !== other
}
