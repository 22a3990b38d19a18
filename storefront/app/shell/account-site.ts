import { accountPath } from '@gauze/rules'
import type { AccountSite } from '@gauze/ui/overview/account-pages'
import { isOnline } from '../config/account-screens.js'
import { useWords } from '../language/words.js'
import { accountSiteMessages } from './account-site.messages.js'

/** The account's pages in this store (NAV-05 to NAV-07). */
export const accountSite: AccountSite = { hrefOf: accountPath, hasPage: isOnline }

/** The same with the other screens for signed-in users, which the menus of the header list. */
export function useAccountSite(): AccountSite {
  const text = useWords('accountSite', accountSiteMessages)
  const tools = [
    { label: text.security, href: accountPath('security') },
    { label: text.subscriptions, href: accountPath('subscriptions') },
    { label: text.quickOrder, href: '/quickOrder' },
    { label: text.productLookup, href: '/productLookup' },
    { label: text.issue, href: '/beta/issue' },
  ]
  return { ...accountSite, tools }
}
