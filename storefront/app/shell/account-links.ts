import type { MenuEntry } from '@gauze/contract'
import { type PermissionHolder, visibleEntries } from '@gauze/rules'
import type { AccountMenuGroup } from '@gauze/ui/navigation/account-menu'
import { isOnline } from './online-pages.js'

const MENU = '/myaccount/menu/'

function page(path: string) {
  return MENU + path
}

/** The whole menu of the account (NAV-05 to NAV-07). */
const ACCOUNT_MENU: readonly MenuEntry[] = [
  { label: 'Overview', icon: 'overview', path: '/myaccount' },
  { label: 'Profile settings', icon: 'profile', path: page('profile') },
  {
    label: 'Company',
    icon: 'company',
    items: [
      { label: 'Addresses', path: page('addresses') },
      { label: 'Contacts', path: page('contacts'), permission: 'isAdmin' },
      { label: 'Settings', path: page('accountsettings'), permission: 'isAdmin' },
    ],
  },
  {
    label: 'Billing',
    icon: 'billing',
    items: [
      { label: 'Make Payment', path: page('payment/create'), permission: 'isPriceVisible' },
      { label: 'Invoices', path: page('invoices'), permission: 'isPriceVisible' },
      { label: 'Payment History', path: page('paymenthistory') },
      { label: 'Payment Methods', path: page('paymentmethod') },
    ],
  },
  { label: 'Sales Orders', icon: 'orders', path: page('salesorders'), permission: 'isPriceVisible' },
  { label: 'Easy Reorder', icon: 'reorder', path: page('reorder') },
  { label: 'Item Lists', icon: 'lists', path: page('itemlists') },
  { label: 'Approve Orders', icon: 'approvals', path: page('approvals'), permission: 'isAdmin' },
  { label: 'Delivery Day', icon: 'delivery', path: page('gauzedeliveryday') },
]

/** Screens for signed-in users other than the account's own. */
const TOOLS = [
  { label: 'Product lookup', href: '/productLookup' },
  { label: 'Report an issue', href: '/beta/issue' },
]

/**
 * The entries of the side menu that this user may open. A page that the store does not have yet is left out: its entry
 * comes with the page.
 *
 * @param hasPage whether the store has a page, by its path below /myaccount/menu/
 */
export function accountEntries(user: PermissionHolder, hasPage = isOnline): MenuEntry[] {
  const offered = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.flatMap(({ items, ...entry }) => {
      const below = offered(items ?? [])
      if (items) return below.length > 0 ? [{ ...entry, items: below }] : []
      const { path = '' } = entry
      return !path.startsWith(MENU) || hasPage(path.slice(MENU.length)) ? [entry] : []
    })
  return offered(visibleEntries(ACCOUNT_MENU, user))
}

/** The same entries as groups of links, for menus that drop down or slide out. */
export function accountGroups(user: PermissionHolder): AccountMenuGroup[] {
  const entries = accountEntries(user)
  const sections = entries.flatMap(({ label, items }) => (items ? [{ title: label, links: linksOf(items) }] : []))
  return [{ links: linksOf(entries) }, ...sections, { links: TOOLS }]
}

function linksOf(entries: readonly MenuEntry[]) {
  return entries.flatMap(({ label, path }) => (path ? [{ label, href: path }] : []))
}
