'use client'
import type { ReactNode } from 'react'
import type { CartLineRootProps } from './cart-line.types.js'
import { cartLineParts as Part } from './cart-line-parts.js'
import { CartLineRoot } from './cart-line-root.js'

export interface CartLineProps extends Omit<CartLineRootProps, 'children'> {
  /** Further actions, such as 'Save for later'. */
  actions?: ReactNode
}

function CartLinePreset({ actions, ...props }: CartLineProps) {
  return (
    <CartLineRoot {...props}>
      <Part.Image />
      <Part.Item>
        <Part.Name />
        <Part.Identity />
        <Part.PriceChange />
        <Part.Unavailable />
        {actions}
      </Part.Item>
      <Part.Unit />
      <Part.Quantity />
      <Part.Total />
      <Part.Remove />
      <Part.Notice />
    </CartLineRoot>
  )
}

/**
 * A line of the cart: one row on a wide screen, a card on a phone. Fields stay usable while an edit is on its way. The
 * parts are `CartLine.Root` and what stands in it, in any order.
 *
 * @example <CartLine line={line} onQuantityChange={setQuantity} onUnitChange={setUnit} onRemove={remove} />
 */
export const CartLine = Object.assign(CartLinePreset, { Root: CartLineRoot, ...Part })
