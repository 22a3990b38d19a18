import { CartPreview } from '@gauze/ui/cart/cart-preview'
import { useCart, useSession } from '@gauze/ui/hooks'

/** The content of the cart, below its icon. */
export function HeaderCartPreview() {
  const { cart, status } = useCart()
  const { isPunchout } = useSession()
  return (
    <CartPreview
      lines={cart.lines}
      totalItems={cart.totalItems}
      subtotal={cart.subtotal}
      isLoading={status === 'loading'}
      isPunchout={isPunchout}
    />
  )
}
