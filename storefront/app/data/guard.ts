import { loginPath, twoFactorPath } from '@gauze/rules'
import { type DataStrategyResult, data, type MiddlewareFunction, redirect } from 'react-router-dom'
import { runtimeContext } from '../browser/store-runtime.js'

/**
 * Lets only signed-in users past: before anything of a protected page is fetched or rendered, a visitor is sent to the
 * login with the way back (ROUTE-05). If the store could not name the user, the page says that instead, so that
 * nobody has to sign in again for it. A user whose company requires a second step adds one first.
 */
export const guard: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ context, url }, next) => {
  const store = await context.get(runtimeContext).load()
  const user = await store.whoIsSignedIn()
  if (user === null) {
    if (store.isUnanswered()) throw data(null, { status: 503 })
    throw redirect(loginPath(pathOf(url)))
  }
  if (user.mustAddTwoFactor && url.pathname !== '/twoFactor') throw redirect(twoFactorPath(pathOf(url)))
  return next()
}

/** The path of a requested page, with the hash if the browser came to it by its address: a request has none. */
function pathOf({ pathname, search }: URL): string {
  const isHere = location.pathname === pathname && location.search === search
  return pathname + search + (isHere ? location.hash : '')
}
