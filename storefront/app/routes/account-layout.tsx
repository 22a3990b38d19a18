import { accountEntries } from '@gauze/ui/account/account-pages'
import { isUnreached } from '@gauze/ui/feedback/error-page'
import { useSession } from '@gauze/ui/hooks'
import { SideMenu } from '@gauze/ui/navigation/side-menu'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, useLocation } from 'react-router-dom'
import { accountSite } from '../shell/account-site.js'
import { StoreErrorPage } from '../shell/error-page.js'
import type { Route } from './+types/account-layout.js'

/** The account's pages with their side menu (NAV-05, NAV-06). */
export default function AccountLayout() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  )
}

/** An account page that failed, was not found or is not permitted: the menu stays, for other pages. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const failure = isRouteErrorResponse(error) ? error : null
  return (
    <AccountFrame>
      <StoreErrorPage
        status={failure?.status ?? (isUnreached(error) ? 'unreached' : 500)}
        requestId={requestIdOf(failure?.data)}
      />
    </AccountFrame>
  )
}

function AccountFrame({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const { pathname } = useLocation()
  return (
    <div className="gz-page account">
      {user ? (
        <SideMenu entries={accountEntries(user, accountSite)} currentPath={pathname.replace(/\/+$/, '')} />
      ) : (
        <div />
      )}
      <div className="account-page">{children}</div>
    </div>
  )
}

function requestIdOf(data: unknown): string | null {
  return typeof data === 'object' && data !== null && 'requestId' in data && typeof data.requestId === 'string'
    ? data.requestId
    : null
}
