/** The secret of one sign-in, and its hash that the store sees first (RFC 7636). */
export interface Pkce {
  readonly verifier: string
  readonly challenge: string
}

/** Random bytes as base64url. */
export function randomText(bytes = 32): string {
  return base64url(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** Makes the secret of one sign-in, with its SHA-256. @throws Error where a page is not on https or localhost */
export async function createPkce(): Promise<Pkce> {
  const verifier = randomText()
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, challenge: base64url(new Uint8Array(hash)) }
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
