'use client'
import { CartSummary, type CartSummaryProps } from '../../cart/cart-summary/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useFormats } from '../../formats/index.js'
import { useCart } from '../../hooks/use-cart.js'
import { useMessages } from '../../messages/index.js'
import { CheckoutNotices } from './checkout-notices.js'
import { useCurrentCheckout } from './checkout-provider.js'
import { checkoutStepsMessages } from './checkout-steps.messages.js'

type OfCheckout = 'totalItems' | 'subtotal' | 'shipping' | 'tax' | 'taxBasis' | 'convenienceFee' | 'total' | 'onRetry'

/** The total of the order at its ship-to address, with the notices of the cart and the next step below. */
export function CheckoutSummary({ children, ...props }: Omit<CartSummaryProps, OfCheckout>) {
  const { view, retry } = useCurrentCheckout()
  const { cart } = useCart()
  const text = useMessages('checkoutSteps', checkoutStepsMessages)
  const { money } = useFormats()
  const { subtotal, shipping, tax, taxBasis, convenienceFee, total } = view.summary
  const hasAddress = view.form.shipAddressId !== null
  const isFeeCharged = convenienceFee !== 0
  return (
    <CartSummary
      {...props}
      totalItems={cart.totalItems}
      subtotal={typeof subtotal === 'number' ? subtotal : null}
      shipping={shipping}
      tax={hasAddress ? tax : null}
      taxBasis={hasAddress ? taxBasis : null}
      convenienceFee={isFeeCharged && convenienceFee !== 'pending' ? convenienceFee : null}
      total={hasAddress ? total : null}
      onRetry={retry}
    >
      <CheckoutNotices />
      {view.approval ? (
        <Banner tone="info" role="note">
          {text.needsApproval(money(view.approval.above), money(view.approval.limit))}
        </Banner>
      ) : null}
      {children}
    </CartSummary>
  )
}
