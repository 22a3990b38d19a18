import { randomUuid } from '../uuid.js'

// What the search service takes as a user token; an email address never fits.
const USER_TOKEN = /^[A-Za-z0-9_=/+-]{1,129}$/

const KEY = 'gauze.usertoken'

/**
 * The search service's anonymous user token of this browser: kept in local storage, made on first use, and made anew
 * for the page where storage is blocked. Holds nothing about the person.
 *
 * @param key the local storage key
 */
export function localStorageUserToken(key = KEY): string {
  try {
    const known = globalThis.window?.localStorage.getItem(key) ?? null
    if (known !== null && USER_TOKEN.test(known)) return known
    const token = randomUuid()
    globalThis.window?.localStorage.setItem(key, token)
    return token
  } catch {
    return randomUuid()
  }
}

/**
 * Forgets the user token, so that the next search is somebody else's: for a logout.
 *
 * @param key the local storage key
 */
export function dropUserToken(key = KEY): void {
  try {
    globalThis.window?.localStorage.removeItem(key)
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
