import { accountPath } from '@gauze/rules'
import type { AccountSite } from '@gauze/ui/overview/account-pages'
import { isOnline } from '../config/account-screens.js'

/** The account's pages in this store (NAV-05 to NAV-07). */
export const accountSite: AccountSite = { hrefOf: accountPath, hasPage: isOnline }
