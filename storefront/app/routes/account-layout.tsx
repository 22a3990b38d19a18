import { useSession } from '@gauze/ui/hooks'
import { SideMenu } from '@gauze/ui/navigation/side-menu'
import { useAccountEntries } from '@gauze/ui/overview/account-pages'
import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { AccountBreadcrumbs } from '../account/account-breadcrumbs.js'
import { accountSite } from '../shell/account-site.js'
import { FailurePage } from '../shell/error-page.js'
import { useFrame } from '../shell/frame-handle.js'
import type { Route } from './+types/account-layout.js'

/** The account's pages with their side menu (NAV-05, NAV-06) and breadcrumbs (NAV-08). */
export default function AccountLayout() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  )
}

/** An account page that failed, was not found or is not permitted: the menu stays, for other pages. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AccountFrame>
      <FailurePage error={error} />
    </AccountFrame>
  )
}

const menu = '/myaccount/menu'

/** The entries of the menu that pages without an entry of their own belong to. */
const sections: Readonly<Record<string, string>> = {
  'itemlists/count': 'itemlists',
  orderdetails: 'salesorders',
  quotes: 'salesorders',
  estimates: 'salesorders',
  estimatedetails: 'salesorders',
  recalldetails: 'recalls',
  invoicedetails: 'invoices',
  openitems: 'invoices',
  creditmemos: 'invoices',
  paymentdetails: 'paymenthistory',
  'payment/method': 'payment/create',
  'payment/review': 'payment/create',
  'payment/confirmation': 'payment/create',
}

function sectionOf(path: string) {
  const section = sections[path.slice(menu.length + 1)]
  return section && `${menu}/${section}`
}

function AccountFrame({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const { pathname } = useLocation()
  const { hasBreadcrumbs } = useFrame()
  const entries = useAccountEntries(user, accountSite)
  const currentPath = pathname.replace(/\/+$/, '')
  return (
    <div className="gz-page account">
      {user ? <SideMenu entries={entries} currentPath={currentPath} sectionPath={sectionOf(currentPath)} /> : <div />}
      <div className="account-page">
        {hasBreadcrumbs ? null : <AccountBreadcrumbs />}
        {children}
      </div>
    </div>
  )
}
