import type { AccountSite } from '@gauze/ui/overview/account-pages'
import { isOnline } from '../config/account-screens.js'

/** The account's pages in this store (NAV-05 to NAV-07). */
export const accountSite: AccountSite = {
  hrefOf: (page) => (page === undefined ? '/myaccount' : `/myaccount/menu/${page}`),
  hasPage: isOnline,
  tools: [
    { label: 'Security', href: '/myaccount/menu/security' },
    { label: 'Subscriptions', href: '/myaccount/menu/subscriptions' },
    { label: 'Quick order', href: '/quickOrder' },
    { label: 'Product lookup', href: '/productLookup' },
    { label: 'Report an issue', href: '/beta/issue' },
  ],
}
