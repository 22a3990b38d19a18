import type { User } from '@gauze/contract'
import { AccountMenu } from '@gauze/ui/navigation/account-menu'
import { accountLabel } from '@gauze/ui/navigation/account-switcher'
import { accountGroups } from './account-links.js'
import { RelatedAccounts } from './related-accounts.js'

export interface CustomerMenuProps {
  user: User
  logout: () => void
}

/** The menu of a signed-in user; its module comes with the session. */
export function CustomerMenu({ user, logout }: CustomerMenuProps) {
  return (
    <AccountMenu
      label={accountLabel(user.account, user.relatedAccounts)}
      description="account menu"
      groups={accountGroups(user)}
      footer={
        <>
          <RelatedAccounts />
          <button type="button" onClick={logout}>
            Log out
          </button>
        </>
      }
    />
  )
}
