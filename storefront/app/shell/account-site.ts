import { accountPath } from '@gauze/rules'
import type { AccountSite } from '@gauze/ui/overview/account-pages'
import { isOnline } from '../config/account-screens.js'

/** The account's pages in this store (NAV-05 to NAV-07). */
export const accountSite: AccountSite = {
  hrefOf: accountPath,
  hasPage: isOnline,
  tools: [
    { label: 'Security', href: accountPath('security') },
    { label: 'Subscriptions', href: accountPath('subscriptions') },
    { label: 'Quick order', href: '/quickOrder' },
    { label: 'Product lookup', href: '/productLookup' },
    { label: 'Report an issue', href: '/beta/issue' },
  ],
}
