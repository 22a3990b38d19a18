'use client'
import { useSession } from '../../hooks/use-session.js'
import { useMessages } from '../../messages/index.js'
import { AccountMenu, type AccountMenuProps } from '../../navigation/account-menu/index.js'
import { accountLabel } from '../../navigation/account-switcher/index.js'
import { type CustomerMenuMessages, customerMenuMessages } from './customer-menu.messages.js'
import { RelatedAccounts } from './related-accounts.js'

export interface CustomerMenuProps extends Omit<AccountMenuProps, 'label' | 'description' | 'footer'> {
  messages?: Partial<CustomerMenuMessages>
}

/**
 * The menu of a signed-in user below the name of their account: account pages, related accounts, and Log out. Renders
 * nothing for a visitor.
 *
 * @example <CustomerMenu groups={useAccountGroups(user, site)} />
 */
export function CustomerMenu({ messages, ...props }: CustomerMenuProps) {
  const text = useMessages('customerMenu', customerMenuMessages, messages)
  const { user, logout } = useSession()
  if (!user) return null
  return (
    <AccountMenu
      {...props}
      label={accountLabel(user.account, user.relatedAccounts)}
      description={text.description}
      footer={
        <>
          <RelatedAccounts />
          <button type="button" onClick={logout}>
            {text.logout}
          </button>
        </>
      }
    />
  )
}
