import { accountPath } from '@gauze/rules'
import type { AccountSite } from '@gauze/ui/overview/account-pages'
import { useWords } from '../language/words.js'
import { accountSite } from './account-site.js'
import { accountSiteMessages } from './account-site.messages.js'

/** The account's pages, with the other screens for signed-in users, which the menus of the header list. */
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
