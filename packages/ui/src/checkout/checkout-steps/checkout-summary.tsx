'use client'
import type { ReactNode } from 'react'
import { CartSummary } from '../../cart/cart-summary/index.js'
import { useCart } from '../../hooks/use-cart.js'
import { useCurrentCheckout } from './checkout-provider.js'

/** The total of the order at its ship-to address, with the next step below (CART-07 to CART-09). */
export function CheckoutSummary({ children }: { children?: ReactNode }) {
  const { view, retry } = useCurrentCheckout()
  const { cart } = useCart()
  const { subtotal, shipping, tax, convenienceFee, total } = view.summary
  const hasAddress = view.form.shipAddressId !== null
  const isFeeCharged = convenienceFee !== 0
  return (
    <CartSummary
      totalItems={cart.totalItems}
      subtotal={typeof subtotal === 'number' ? subtotal : null}
      shipping={shipping}
      tax={hasAddress ? tax : null}
      convenienceFee={isFeeCharged && convenienceFee !== 'pending' ? convenienceFee : null}
      total={hasAddress ? total : null}
      onRetry={retry}
    >
      {children}
    </CartSummary>
  )
}
