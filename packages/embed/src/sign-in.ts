import type { SignInOptions } from '@gauze/api-client'
import { pageStore } from './store/page-store.js'

function siteOf(caller: string) {
  const site = pageStore.current()?.site
  if (site) return site
  throw new Error(
    `${caller} needs a Gauze element on the page, on another site than the store’s, without a token store of its own. ` +
      'Add <gauze-login></gauze-login>, or sign in on the store’s login page.',
  )
}

/**
 * Signs a person in at the store, in a window over the page. Call it in the handler of a press, or the browser blocks
 * the window.
 *
 * @returns whether the person is signed in; false when they closed the window or refused
 * @throws ApiError when the store could not be reached or refused
 * @throws Error where there is no such sign-in, with the remedy
 * @example button.onclick = () => signIn()
 */
export async function signIn(options?: SignInOptions): Promise<boolean> {
  return siteOf('signIn()').signIn(options)
}

/**
 * Signs the person out of the store, and of every site that they entered from it in this browser.
 *
 * @throws Error where there is no such sign-in, with the remedy
 */
export async function signOut(): Promise<void> {
  return siteOf('signOut()').signOut()
}
