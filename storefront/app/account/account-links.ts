import type { User } from '@gauze/contract'
import { can, type Permission, type PermissionHolder } from '@gauze/rules'

interface AccountLink {
  readonly label: string
  readonly href: string
  readonly permission?: Permission
}

const LINKS: readonly AccountLink[] = [
  { label: 'Overview', href: '/myaccount' },
  { label: 'Sales Orders', href: '/myaccount/menu/salesorders', permission: 'isPriceVisible' },
  { label: 'Product lookup', href: '/productLookup' },
  { label: 'Report an issue', href: '/beta/issue' },
]

/** The account's pages that this user may open (NAV-05, NAV-07). */
export function accountLinks(user: User | PermissionHolder): readonly AccountLink[] {
  return LINKS.filter(({ permission }) => !permission || can(user, permission))
}
