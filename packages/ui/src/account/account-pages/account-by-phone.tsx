'use client'
import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type AccountPagesMessages, accountPagesMessages } from './account-pages.messages.js'

export interface AccountByPhoneProps extends ComponentPropsWithRef<'div'> {
  /** The staff's action; continues 'Call or email us and '. */
  action: string
  messages?: Partial<AccountPagesMessages>
}

/**
 * Replaces an account page that has no screen yet: says what our staff do on a call. `children` are the contact and
 * further links.
 *
 * @example <AccountByPhone action={page.byPhone}><p><a href="tel:800-555-0134">800-555-0134</a></p></AccountByPhone>
 */
export function AccountByPhone({ action, messages, children, className, ...props }: AccountByPhoneProps) {
  const text = useMessages('accountPages', accountPagesMessages, messages)
  return (
    <div {...props} className={cx('gz-panel gz-account-by-phone', className)}>
      <p>{text.byPhone(action)}</p>
      {children}
    </div>
  )
}
