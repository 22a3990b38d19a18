import { mayOpenAccountPage, type Permission, type PermissionHolder, visibleEntries } from '@gauze/rules'
import type { AccountMenuGroup } from '../../navigation/account-menu/index.js'
import type { SideMenuEntry } from '../../navigation/side-menu/index.js'
import { type AccountPage, type AccountPagesMessages, accountPagesMessages } from './account-pages.messages.js'

/** Which account pages a store has, and where. */
export interface AccountSite {
  /** The address of a page by its name; the overview has none. */
  readonly hrefOf: (page?: string) => string
  /** Whether the store has the page. Links to missing pages are omitted. */
  readonly hasPage: (page: string) => boolean
  /** Links to other screens for signed-in users. */
  readonly tools?: AccountMenuGroup['links']
}

/** An entry by the name of its page. */
interface NamedEntry {
  readonly label: string
  readonly icon?: string
  readonly page?: string
  readonly permission?: Permission
  /** The side menu, whose entries the specification names, leaves it to the menus of the header. */
  readonly isInHeaderOnly?: boolean
  readonly items?: readonly NamedEntry[]
}

/** The whole menu of the account. */
function wholeMenu(text: AccountPagesMessages): readonly NamedEntry[] {
  return [
    { label: text.overview, icon: 'overview', page: '' },
    { label: text.profile, icon: 'profile', page: 'profile' },
    {
      label: text.company,
      icon: 'company',
      items: [
        { label: text.addresses, page: 'addresses' },
        { label: text.contacts, page: 'contacts', permission: 'isAdmin' },
        { label: text.settings, page: 'accountsettings', permission: 'isAdmin' },
      ],
    },
    {
      label: text.billing,
      icon: 'billing',
      items: [
        { label: text.payment, page: 'payment/create', permission: 'mayPay' },
        { label: text.invoices, page: 'invoices', permission: 'isPriceVisible' },
        { label: text.openItems, page: 'openitems', permission: 'isPriceVisible', isInHeaderOnly: true },
        { label: text.creditMemos, page: 'creditmemos', permission: 'isPriceVisible', isInHeaderOnly: true },
        { label: text.payments, page: 'paymenthistory', permission: 'isPriceVisible' },
        { label: text.cards, page: 'paymentmethod' },
      ],
    },
    { label: text.orders, icon: 'orders', page: 'salesorders', permission: 'isPriceVisible' },
    { label: text.reorder, icon: 'reorder', page: 'reorder' },
    { label: text.lists, icon: 'lists', page: 'itemlists' },
    { label: text.recalls, icon: 'recalls', page: 'recalls' },
    { label: text.approvals, icon: 'approvals', page: 'approvals', permission: 'isApprover' },
    { label: text.deliveryDay, icon: 'delivery', page: 'gauzedeliveryday' },
  ]
}

/**
 * The entries of the account's side menu that this user may open. A page that the store does not have yet has no entry.
 * In a component, use `useAccountEntries`, which applies the provider's words.
 *
 * @example accountEntries(user, site).map(({ label }) => label)
 */
export function accountEntries(
  user: PermissionHolder,
  site: AccountSite,
  text?: AccountPagesMessages,
): SideMenuEntry[] {
  return offeredEntries(user, site, text, 'side')
}

function offeredEntries(
  user: PermissionHolder,
  { hrefOf, hasPage }: AccountSite,
  text: AccountPagesMessages = accountPagesMessages,
  menu: 'side' | 'header',
): SideMenuEntry[] {
  const offered = (entries: readonly NamedEntry[]): SideMenuEntry[] =>
    entries.flatMap<SideMenuEntry>(({ items, page, isInHeaderOnly, ...entry }) => {
      if (isInHeaderOnly && menu === 'side') return []
      const below = offered(items ?? [])
      if (items) return below.length > 0 ? [{ ...entry, items: below }] : []
      if (page === '') return [{ ...entry, path: hrefOf() }]
      const isOffered = page !== undefined && hasPage(page) && mayOpenAccountPage(user, page)
      return isOffered ? [{ ...entry, path: hrefOf(page) }] : []
    })
  return offered(visibleEntries<NamedEntry>(wholeMenu(text), user))
}

/**
 * The same entries and the other pages of bills as groups of links, for menus that drop down or slide out. In a component, `useAccountGroups` has the
 * provider's words.
 */
export function accountGroups(
  user: PermissionHolder,
  site: AccountSite,
  text?: AccountPagesMessages,
): AccountMenuGroup[] {
  const entries = offeredEntries(user, site, text, 'header')
  const sections = entries.flatMap(({ label, items }) => (items ? [{ title: label, links: linksOf(items) }] : []))
  return [{ links: linksOf(entries) }, ...sections, ...(site.tools ? [{ links: site.tools }] : [])]
}

/**
 * The title and the description of an account page. In a component, use `useAccountPage`, which applies the provider's
 * words.
 *
 * @param page its name, such as `payment/create`
 * @returns null for a page without a title of its own
 * @example accountPage('reorder')?.title // 'Easy Reorder'
 */
export function accountPage(page: string, text: AccountPagesMessages = accountPagesMessages): AccountPage | null {
  return Object.hasOwn(text.pages, page) ? (text.pages[page] ?? null) : null
}

function linksOf(entries: readonly SideMenuEntry[]) {
  return entries.flatMap(({ label, path }) => (path ? [{ label, href: path }] : []))
}
