import { useSession } from '../../hooks/use-session.js'
import { AccountSwitcher } from '../../navigation/account-switcher/index.js'

/** The choice between related accounts, for users with more than one. */
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
