'use client'
import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type AccountPage, type AccountPagesMessages, accountPagesMessages } from './account-pages.messages.js'

export interface AccountByPhoneProps extends ComponentPropsWithRef<'div'> {
  page: Pick<AccountPage, 'byPhone'>
  messages?: Partial<AccountPagesMessages>
}

/**
 * Replaces an account page that has no screen yet: says what our staff do on a call. `children` are the contact and
 * further links.
 *
 * @example <AccountByPhone page={page}><p><a href="tel:800-555-0134">800-555-0134</a></p></AccountByPhone>
 */
export function AccountByPhone({ page, messages, children, className, ...props }: AccountByPhoneProps) {
  const text = useMessages('accountPages', accountPagesMessages, messages)
  return (
    <div {...props} className={cx('gz-panel gz-account-by-phone', className)}>
      <p>{text.byPhone(page.byPhone)}</p>
      {children}
    </div>
  )
}
