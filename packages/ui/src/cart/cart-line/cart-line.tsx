'use client'
import type { ReactNode } from 'react'
import type { CartLineRootProps } from './cart-line.types.js'
import { CartLineImage, CartLineName, cartLineControls as Control, cartLineParts as Part } from './cart-line-parts.js'
import { CartLineRoot } from './cart-line-root.js'

export interface CartLineProps extends Omit<CartLineRootProps, 'children'> {
  /** Further actions, between 'Save for later' and 'Remove'. */
  actions?: ReactNode
}

function CartLinePreset({ actions, ...props }: CartLineProps) {
  return (
    <CartLineRoot {...props}>
      <CartLineImage />
      <Part.Item>
        <CartLineName />
        <Part.Identity />
        <Part.PriceChange />
        <Part.Estimate />
        <Part.Unavailable />
      </Part.Item>
      <Control.Unit />
      <Control.Quantity />
      <Part.Total />
      <Part.Notice />
      <Part.Actions>
        <Part.Save />
        {actions}
        <Part.Remove />
      </Part.Actions>
    </CartLineRoot>
  )
}

/**
 * A line of the cart: one row on a wide screen, a card on a phone. Fields stay usable while an edit is being saved. To
 * arrange the parts yourself, put them into `CartLine.Root` in any order.
 *
 * @example <CartLine line={line} onQuantityChange={setQuantity} onUnitChange={setUnit} onRemove={remove} />
 */
export const CartLine = Object.assign(CartLinePreset, {
  Root: CartLineRoot,
  Image: CartLineImage,
  Name: CartLineName,
  ...Control,
  ...Part,
})
