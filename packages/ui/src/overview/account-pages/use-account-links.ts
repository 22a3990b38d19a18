'use client'
import type { PermissionHolder } from '@gauze/rules'
import { useMessages } from '../../messages/index.js'
import type { AccountMenuGroup } from '../../navigation/account-menu/index.js'
import type { SideMenuEntry } from '../../navigation/side-menu/index.js'
import { type AccountSite, accountEntries, accountGroups, accountPage } from './account-links.js'
import { type AccountPage, type AccountPagesMessages, accountPagesMessages } from './account-pages.messages.js'

/**
 * The entries of the account's side menu that this user may open, in the provider's words.
 *
 * @param user null for a visitor, who has no entries
 * @param site the account pages of the store and their addresses
 * @param messages words that replace the provider's
 * @example <SideMenu entries={useAccountEntries(user, site)} currentPath={pathname} />
 */
export function useAccountEntries(
  user: PermissionHolder | null,
  site: AccountSite,
  messages?: Partial<AccountPagesMessages>,
): SideMenuEntry[] {
  const text = useMessages('accountPages', accountPagesMessages, messages)
  return user ? accountEntries(user, site, text) : []
}

/**
 * The same entries as groups of links, for menus that drop down or slide out.
 *
 * @param user null for a visitor, who has no entries
 * @param site the account pages of the store and their addresses
 * @param messages words that replace the provider's
 * @example <CustomerMenu groups={useAccountGroups(user, site)} />
 */
export function useAccountGroups(
  user: PermissionHolder | null,
  site: AccountSite,
  messages?: Partial<AccountPagesMessages>,
): AccountMenuGroup[] {
  const text = useMessages('accountPages', accountPagesMessages, messages)
  return user ? accountGroups(user, site, text) : []
}

/**
 * The title and the description of an account page, in the provider's words.
 *
 * @param page its name, such as `payment/create`
 * @param messages words that replace the provider's
 * @returns null for a page without a title of its own
 * @example <PageHeading {...useAccountPage('reorder')} />
 */
export function useAccountPage(page: string, messages?: Partial<AccountPagesMessages>): AccountPage | null {
  return accountPage(page, useMessages('accountPages', accountPagesMessages, messages))
}
