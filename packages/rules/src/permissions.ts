/** The fields of a user that the permission rules need. */
export interface PermissionHolder {
  readonly permissions: {
    /** May see prices, and with them orders and invoices. */
    readonly isPriceVisible: boolean
    /** May administer the company: contacts, settings, approvals. */
    readonly isAdmin: boolean
    /** Decides about orders that wait: an administrator, or the substitute of one within the dates. */
    readonly isApprover: boolean
    /** May pay invoices of the company and manage its bank accounts. An administrator who sees prices always may. */
    readonly mayPay: boolean
  }
  /** Shops from a procurement system, which has the company's orders and bills itself. */
  readonly isPunchout?: boolean
}

/** The permissions of a user, by their names in the contract. */
export type Permission = keyof PermissionHolder['permissions']

/** The fields of a menu entry that the permission rules need. */
export interface GuardedEntry {
  readonly permission?: Permission | null | undefined
  readonly items?: readonly GuardedEntry[] | undefined
}

const PAGE_PERMISSIONS: ReadonlyMap<string, Permission> = new Map([
  ['salesorders', 'isPriceVisible'],
  ['orderdetails', 'isPriceVisible'],
  ['quotes', 'isPriceVisible'],
  ['estimates', 'isPriceVisible'],
  ['estimatedetails', 'isPriceVisible'],
  ['invoices', 'isPriceVisible'],
  ['invoicedetails', 'isPriceVisible'],
  ['payment', 'mayPay'],
  ['paymenthistory', 'isPriceVisible'],
  ['paymentdetails', 'isPriceVisible'],
  ['creditmemos', 'isPriceVisible'],
  ['openitems', 'isPriceVisible'],
  ['approvals', 'isApprover'],
  ['contacts', 'isAdmin'],
  ['accountsettings', 'isAdmin'],
])

/**
 * Returns true if a user has a permission; a visitor has none. The server uses the same function.
 *
 * @param user null when signed out
 */
export function can(user: PermissionHolder | null, permission: Permission): boolean {
  return user?.permissions[permission] ?? false
}

/**
 * The permission an account page needs, or null for none. Pages of one task need the same permission:
 * `payment/review` like `payment/create`, `invoicedetails` like `invoices`.
 *
 * @param page the path below /myaccount/menu/, with or without the leading slash
 */
export function accountPagePermission(page: string): Permission | null {
  const [task = ''] = page.replace(/^\/+/, '').split('/')
  return PAGE_PERMISSIONS.get(task) ?? null
}

/**
 * Returns true if a user may open an account page. A punch-out session opens none of the pages that need a permission:
 * orders, bills and the company are not for the people of a procurement system.
 *
 * @param page the path below /myaccount/menu/, with or without the leading slash
 * @example mayOpenAccountPage(user, 'invoices')
 */
export function mayOpenAccountPage(user: PermissionHolder | null, page: string): boolean {
  const permission = accountPagePermission(page)
  return permission === null || (can(user, permission) && user?.isPunchout !== true)
}

/**
 * The menu entries this user sees: one whose permission the user lacks is hidden, with everything below it.
 */
export function visibleEntries<Entry extends GuardedEntry>(
  entries: readonly Entry[],
  user: PermissionHolder | null,
): Entry[] {
  return entries
    .filter(({ permission }) => !permission || can(user, permission))
    .map((entry) => (entry.items ? { ...entry, items: visibleEntries(entry.items, user) } : entry))
}
