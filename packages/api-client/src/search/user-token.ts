import { randomUuid } from '../uuid.js'

// The characters that the search service allows in a user token; an email address never fits.
const USER_TOKEN = /^[A-Za-z0-9_=/+-]{1,129}$/

const KEY = 'gauze.usertoken'

/** The token of this page if storage is blocked. */
let pageToken: string | null = null

/**
 * The search service's anonymous user token of this browser: stored in local storage and generated on first use. If
 * storage is blocked it lasts as long as the page, and outside a browser for one call. Contains nothing about the
 * person.
 *
 * @param key the local storage key
 */
export function localStorageUserToken(key = KEY): string {
  // A server searches for many people.
  if (globalThis.window === undefined) return randomUuid()
  try {
    const known = globalThis.window.localStorage.getItem(key)
    if (known !== null && USER_TOKEN.test(known)) return known
    const token = randomUuid()
    globalThis.window.localStorage.setItem(key, token)
    return token
  } catch {
    pageToken ??= randomUuid()
    return pageToken
  }
}

/**
 * Forgets the user token, so that the next search belongs to somebody else: for a logout.
 *
 * @param key the local storage key
 */
export function dropUserToken(key = KEY): void {
  pageToken = null
  try {
    globalThis.window?.localStorage.removeItem(key)
  } catch {
    // If storage is blocked nothing was stored in it.
  }
}
