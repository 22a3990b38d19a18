'use client'
import type { ComponentPropsWithRef } from 'react'
import { useSession } from '../../hooks/use-session.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { AccountMenu } from '../../navigation/account-menu/index.js'
import { type AccountToolMessages, accountToolMessages } from './account-tool.messages.js'

export interface AccountToolProps extends ComponentPropsWithRef<'div'> {
  /** The page of the login with the way back to the one in view. */
  loginHref: string
  /** The address of the page where a visitor creates an account. */
  registerHref: string
  /** The address of the page where a visitor requests access to an account. */
  requestAccessHref: string
  /** The address of the page where a user resets a password. */
  resetHref: string
  messages?: Partial<AccountToolMessages>
}

/**
 * The account in a header: for a signed-in person, a greeting above the children, such as `CustomerMenu`; for a
 * visitor, the sign-in links above the children.
 *
 * @selector [data-visitor] nobody is signed in
 * @example
 * <AccountTool loginHref={loginPath(pathname)} registerHref="/register" requestAccessHref="/access" resetHref="/reset">
 *   <CustomerMenu groups={groups} />
 * </AccountTool>
 */
export function AccountTool({
  loginHref,
  registerHref,
  requestAccessHref,
  resetHref,
  messages,
  className,
  children,
  ...props
}: AccountToolProps) {
  const text = useMessages('accountTool', accountToolMessages, messages)
  const { user } = useSession()
  return (
    <div {...props} className={cx('gz-account-tool', className)} data-visitor={user ? undefined : ''}>
      {user ? (
        <>
          <p title={user.firstName}>{text.hello(user.firstName)}</p>
          {children}
        </>
      ) : (
        <>
          <p>
            <Anchor href={loginHref}>{text.login}</Anchor>
            <Anchor href={registerHref}>{text.register}</Anchor>
          </p>
          <AccountMenu
            label={text.menu}
            groups={[
              {
                links: [
                  { label: text.login, href: loginHref },
                  { label: text.registerInMenu, href: registerHref },
                  { label: text.requestAccess, href: requestAccessHref },
                  { label: text.reset, href: resetHref },
                ],
              },
            ]}
          />
        </>
      )}
    </div>
  )
}
