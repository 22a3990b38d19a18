import { useSession } from '@gauze/ui/hooks'
import { AccountSwitcher } from '@gauze/ui/navigation/account-switcher'

/** The choice between related accounts, for users with more than one (NAV-10, AUTH-11). */
export function RelatedAccounts() {
  const { user, switchAccount, isSwitchingAccount } = useSession()
  if (!user) return null
  return (
    <AccountSwitcher
      accounts={user.relatedAccounts}
      currentId={user.account.id}
      onSwitch={switchAccount}
      isPending={isSwitchingAccount}
    />
  )
}
