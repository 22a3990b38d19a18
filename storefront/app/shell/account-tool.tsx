import { loginPath } from '@gauze/rules'
import { untilLoaded } from '@gauze/ui/on-demand'
import { AccountTool } from '@gauze/ui/overview/account-tool'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'

const CustomerMenu = lazy(() =>
  untilLoaded(async () => ({ default: (await import('./customer-menu.js')).StoreCustomerMenu })),
)

/** The account in the header. It has one size for everybody, so nothing moves when the session arrives. */
export function StoreAccountTool() {
  const { pathname, search, hash } = useLocation()
  return (
    <AccountTool
      className="account-tool"
      loginHref={loginPath(pathname + search + hash)}
      registerHref="/register"
      requestAccessHref="/login?view=requestAccess"
      resetHref="/login?view=reset"
    >
      <Suspense>
        <CustomerMenu />
      </Suspense>
    </AccountTool>
  )
}
