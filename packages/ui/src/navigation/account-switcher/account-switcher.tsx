'use client'
import { type ComponentPropsWithRef, useId } from 'react'
import { CheckIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { accountLabel, type SwitchableAccount } from './account-label.js'
import { type AccountSwitcherMessages, accountSwitcherMessages } from './account-switcher.messages.js'

export interface AccountSwitcherProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Every account the user may be in, including the current one. */
  accounts: readonly SwitchableAccount[]
  /** The id of the account that is in use. */
  currentId: number
  /** Another account was chosen; not called for the current one. */
  onSwitch: (accountId: number) => void
  /** A switch is in progress. @selector [data-pending] */
  isPending?: boolean
  messages?: Partial<AccountSwitcherMessages>
}

/** Chooses between related accounts; not shown with only one. */
export function AccountSwitcher({
  accounts,
  currentId,
  onSwitch,
  isPending = false,
  messages,
  className,
  ...props
}: AccountSwitcherProps) {
  const text = useMessages('accountSwitcher', accountSwitcherMessages, messages)
  const titleId = useId()
  if (accounts.length < 2) return null
  return (
    <section
      aria-labelledby={titleId}
      {...props}
      className={cx('gz-account-switcher', className)}
      data-pending={isPending || undefined}
    >
      <p id={titleId}>{text.title}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.id}>
            <button
              type="button"
              aria-current={account.id === currentId || undefined}
              aria-disabled={isPending || undefined}
              onClick={() => {
                if (account.id !== currentId && !isPending) onSwitch(account.id)
              }}
            >
              <span>{accountLabel(account, accounts, text)}</span>
              {account.id === currentId ? <CheckIcon size={16} /> : null}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="gz-visually-hidden">
        {isPending ? text.switching : null}
      </p>
    </section>
  )
}
