'use client'
import type { ReactNode } from 'react'
import type { CartPreviewRootProps } from './cart-preview.types.js'
import {
  CartPreviewCartLink,
  CartPreviewCheckoutLink,
  CartPreviewImage,
  CartPreviewLine,
  CartPreviewList,
  type CartPreviewListProps,
  CartPreviewName,
  cartPreviewParts as Part,
} from './cart-preview-parts.js'
import { CartPreviewRoot } from './cart-preview-root.js'

export interface CartPreviewProps extends Omit<CartPreviewRootProps, 'children'> {
  /** Renders a line of your own instead of the usual `CartPreview.Line`. */
  renderLine?: CartPreviewListProps['renderLine']
  /** After the links at the bottom. */
  actions?: ReactNode
}

function CartPreviewPreset({ renderLine, actions, ...props }: CartPreviewProps) {
  return (
    <CartPreviewRoot {...props}>
      <Part.Notice />
      <Part.Header />
      <CartPreviewList renderLine={renderLine} />
      <Part.Footer>
        <Part.Subtotal />
        <Part.Actions>
          <CartPreviewCartLink />
          <CartPreviewCheckoutLink />
          {actions}
        </Part.Actions>
      </Part.Footer>
    </CartPreviewRoot>
  )
}

/**
 * The content of the cart at a glance. Load this module when hovering begins. To arrange the parts yourself, put them
 * into `CartPreview.Root` in any order; `Image`, `Text`, `Name`, `Details` and `Price` go into a `CartPreview.Line`.
 *
 * @example <CartPreview lines={cart.lines} totalItems={cart.totalItems} subtotal={cart.subtotal} />
 */
export const CartPreview = Object.assign(CartPreviewPreset, {
  Root: CartPreviewRoot,
  List: CartPreviewList,
  Line: CartPreviewLine,
  Image: CartPreviewImage,
  Name: CartPreviewName,
  CartLink: CartPreviewCartLink,
  CheckoutLink: CartPreviewCheckoutLink,
  ...Part,
})
