import { CartSummary } from '@gauze/ui/cart/cart-summary'
import { useCart } from '@gauze/ui/hooks'
import type { ReactNode } from 'react'
import { useCurrentCheckout } from './checkout-context.js'

/** The order's total at its ship-to address, with the next step below. */
export function CheckoutSummary({ children }: { children: ReactNode }) {
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
