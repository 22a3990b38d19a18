import type { User } from '@gauze/contract'
import { loginPath } from '@gauze/rules'
import { Anchor } from '@gauze/ui/link'
import { AccountMenu } from '@gauze/ui/navigation/account-menu'
import { untilLoaded } from '@gauze/ui/on-demand'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'

const CustomerMenu = lazy(() =>
  untilLoaded(async () => ({ default: (await import('./customer-menu.js')).StoreCustomerMenu })),
)

export interface AccountToolProps {
  user: User | null
}

/**
 * The account in the header: the greeting above the account's menu, or the sign-in links above theirs. Both have the
 * same size, so nothing moves when the session arrives.
 */
export function AccountTool({ user }: AccountToolProps) {
  const { pathname, search, hash } = useLocation()
  if (user) {
    return (
      <div className="account-tool">
        <p title={user.firstName}>Hello, {user.firstName}!</p>
        <Suspense>
          <CustomerMenu user={user} />
        </Suspense>
      </div>
    )
  }
  const login = loginPath(pathname + search + hash)
  return (
    <div className="account-tool visitor-only">
      <p>
        <Anchor href={login}>Login</Anchor>
        <Anchor href="/register">Create Account</Anchor>
      </p>
      <AccountMenu label="Login/Register" groups={visitorGroups(login)} />
    </div>
  )
}

function visitorGroups(login: string) {
  return [
    {
      links: [
        { label: 'Login', href: login },
        { label: 'Register for an account', href: '/register' },
        { label: 'Request access', href: '/login?view=requestAccess' },
        { label: 'Reset your password', href: '/login?view=reset' },
      ],
    },
  ]
}
