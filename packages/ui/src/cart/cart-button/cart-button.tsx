'use client'
import { CartIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor, type AnchorProps } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { type CartButtonMessages, cartButtonMessages } from './cart-button.messages.js'

export interface CartButtonProps extends Omit<AnchorProps, 'href' | 'children'> {
  /** The sum of the quantities; null until it is known, so that server and browser render the same. */
  count: number | null
  /** The route of the cart by default. */
  href?: string
  messages?: Partial<CartButtonMessages>
}

/** The link to the cart with a badge. @selector [data-empty] the cart is empty */
export function CartButton({ count, href, messages, className, ...props }: CartButtonProps) {
  const routes = useRoutes()
  const text = useMessages('cartButton', cartButtonMessages, messages)
  return (
    <Anchor
      {...props}
      href={href ?? routes.cart}
      className={cx('gz-cart-button', className)}
      data-empty={!count || undefined}
    >
      <CartIcon />
      <span data-slot="label">{text.cart} </span>
      {count ? (
        <span data-slot="badge">
          {count > 999 ? '999+' : count}
          <span className="gz-visually-hidden"> {text.units(count)}</span>
        </span>
      ) : null}
    </Anchor>
  )
}
