import type { User } from '@gauze/contract'
import { accountGroups } from '@gauze/ui/account/account-pages'
import { CustomerMenu } from '@gauze/ui/account/customer-menu'
import { accountSite } from './account-site.js'

/** The menu of a signed-in user; its module comes with the session. */
export function StoreCustomerMenu({ user }: { user: User }) {
  return <CustomerMenu groups={accountGroups(user, accountSite)} />
}
