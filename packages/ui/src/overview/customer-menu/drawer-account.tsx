'use client'
import { NAME_LIMITS } from '@gauze/rules'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { useSession } from '../../hooks/use-session.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import type { AccountMenuGroup } from '../../navigation/account-menu/index.js'
import { accountLabel } from '../../navigation/account-switcher/index.js'
import { type CustomerMenuMessages, customerMenuMessages } from './customer-menu.messages.js'
import { CutName } from './cut-name.js'
import { RelatedAccounts } from './related-accounts.js'

export interface DrawerAccountProps extends ComponentPropsWithRef<'div'> {
  /** The links of a signed-in person. */
  groups: readonly AccountMenuGroup[]
  /** The overview of the account, to which its name links. */
  accountHref: string
  /** The links of a visitor, shown once the session is known to be signed out. */
  visitorLinks: AccountMenuGroup['links']
  /** Called when somebody follows a link or the session ends. Close the surrounding menu. */
  onLeave?: () => void
  messages?: Partial<CustomerMenuMessages>
}

/**
 * The account within a menu that slides out; names are cut for display, and complete for assistive technology.
 * `children` are further content of the menu, such as a telephone number.
 *
 * @example <DrawerAccount groups={useAccountGroups(user, site)} accountHref="/myaccount" visitorLinks={links} onLeave={close} />
 */
export function DrawerAccount({
  groups,
  accountHref,
  visitorLinks,
  onLeave,
  messages,
  children,
  className,
  ...props
}: DrawerAccountProps) {
  const text = useMessages('customerMenu', customerMenuMessages, messages)
  const { user, logout, isSignedIn, isAccountLoading } = useSession()
  return (
    <div {...props} className={cx('gz-drawer-account', className)}>
      {user ? (
        <>
          <p>
            <span>
              {text.hello} <CutName name={user.firstName} limit={NAME_LIMITS.mobileMenuName} />!
            </span>
            <Anchor data-slot="account" href={accountHref} onClick={onLeave}>
              <CutName name={accountLabel(user.account, user.relatedAccounts)} limit={NAME_LIMITS.mobileMenuAccount} />
            </Anchor>
          </p>
          {groups.map(({ title, links }) => (
            <div key={title ?? links[0]?.href}>
              {title ? <p data-slot="title">{title}</p> : null}
              <Links links={links} onFollow={onLeave} />
            </div>
          ))}
          <RelatedAccounts />
          <Button
            variant="quiet"
            isWide
            onClick={() => {
              onLeave?.()
              logout()
            }}
          >
            {text.logout}
          </Button>
        </>
      ) : null}
      {isSignedIn || isAccountLoading ? null : <Links links={visitorLinks} onFollow={onLeave} />}
      {children}
    </div>
  )
}

interface LinksProps extends Pick<AccountMenuGroup, 'links'> {
  onFollow: (() => void) | undefined
}

function Links({ links, onFollow }: LinksProps) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Anchor href={href} onClick={onFollow}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
