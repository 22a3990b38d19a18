'use client'
import type { ReactNode } from 'react'
import type { CartSummaryRootProps } from './cart-summary.types.js'
import {
  CartSummaryAmount,
  CartSummaryAmounts,
  CartSummaryRow,
  CartSummaryTerm,
  cartSummaryParts as Part,
} from './cart-summary-parts.js'
import { CartSummaryRoot } from './cart-summary-root.js'

export interface CartSummaryProps extends CartSummaryRootProps {
  /** The next step, e.g. a Checkout link. */
  children?: ReactNode
  /** Below the next step, e.g. a quote to ask for. */
  actions?: ReactNode
}

function CartSummaryPreset({ children, actions, ...props }: CartSummaryProps) {
  return (
    <CartSummaryRoot {...props}>
      <Part.Title />
      <Part.Hidden />
      <CartSummaryAmounts />
      <Part.Problem />
      {children}
      {actions}
    </CartSummaryRoot>
  )
}

/**
 * The totals of a cart or an order. A total is never shown without its tax; a changed total is announced once it is
 * settled. To arrange the parts yourself, put them into `CartSummary.Root` in any order.
 *
 * @example <CartSummary {...totals}><LinkButton href="/checkout">Checkout</LinkButton></CartSummary>
 */
export const CartSummary = Object.assign(CartSummaryPreset, {
  Root: CartSummaryRoot,
  Amounts: CartSummaryAmounts,
  Row: CartSummaryRow,
  Term: CartSummaryTerm,
  Amount: CartSummaryAmount,
  ...Part,
})
