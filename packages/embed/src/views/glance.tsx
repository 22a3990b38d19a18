import { CartPreview } from '@gauze/ui/cart/cart-preview'
import { useCart, useSession } from '@gauze/ui/hooks'

/** A customer's cart at a glance. */
export function Glance() {
  const { cart, status } = useCart()
  const { isPunchout } = useSession()
  return (
    <CartPreview
      lines={cart.lines}
      totalItems={cart.totalItems}
      subtotal={cart.subtotal}
      isLoading={status === 'loading' || status === 'closed'}
      isPunchout={isPunchout}
    />
  )
}
