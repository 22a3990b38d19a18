'use client'
import { cx } from '../../internal/cx.js'
import { Anchor, type AnchorProps } from '../../link/index.js'
import type { ButtonLook } from '../button/index.js'

export interface LinkButtonProps extends AnchorProps, ButtonLook {}

/**
 * A link that looks like a button. It navigates, so it stays a link for keyboards, menus and crawlers.
 *
 * @example <LinkButton href="/checkout" size="l">Checkout</LinkButton>
 */
export function LinkButton({ variant = 'primary', size = 'm', isWide, className, ...props }: LinkButtonProps) {
  return (
    <Anchor
      {...props}
      className={cx('gz-button', className)}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    />
  )
}
