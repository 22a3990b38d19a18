import { safeReturnPath } from './return-path.js'

/**
 * The login screen's address, with the way back if there is a safe one.
 *
 * @example loginPath('/cart') // '/login?returnTo=%2Fcart'
 */
export function loginPath(returnPath: string | null): string {
  const safe = safeReturnPath(returnPath)
  return safe && safe !== '/' && !isLogin(safe) ? `/login?returnTo=${encodeURIComponent(safe)}` : '/login'
}

/**
 * The address of the screen that adds a second step, with the way back.
 *
 * @param next the path of the page to open afterwards
 * @example twoFactorPath('/cart') // '/twoFactor?returnTo=%2Fcart'
 */
export function twoFactorPath(next: string): string {
  return `/twoFactor?returnTo=${encodeURIComponent(next)}`
}

/**
 * Returns the page to open after login: the return path in the login page's query if it is safe, else the home page.
 *
 * @example returnPathOf(new URLSearchParams('?returnTo=%2Fcart')) // '/cart'
 */
export function returnPathOf(params: { readonly get: (name: string) => string | null }): string {
  const safe = safeReturnPath(params.get('returnTo'))
  return safe && !isLogin(safe) ? safe : '/'
}

function isLogin(path: string): boolean {
  return /^\/login(?:[/?#]|$)/.test(path)
}
