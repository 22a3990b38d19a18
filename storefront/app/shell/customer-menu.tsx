import { useSession } from '@gauze/ui/hooks'
import { useAccountGroups } from '@gauze/ui/overview/account-pages'
import { CustomerMenu } from '@gauze/ui/overview/customer-menu'
import { useAccountSite } from './use-account-site.js'

/** The menu of a signed-in user; its module comes with the session. */
export function StoreCustomerMenu() {
  const { user } = useSession()
  return <CustomerMenu groups={useAccountGroups(user, useAccountSite())} />
}
