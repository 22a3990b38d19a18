import { CartButton } from '@gauze/ui/cart/cart-button'
import { CartPreviewTrigger } from '@gauze/ui/cart/cart-preview-trigger'
import { useCartCount, useSession } from '@gauze/ui/hooks'
import { useLocation } from 'react-router-dom'
import { OnDemand } from '../browser/on-demand.js'

// The pointer only passed over the icon: a preview that does not come is not worth a message.
function loadPreview() {
  return import('./header-cart-preview.js').catch(() => ({ HeaderCartPreview: () => null }))
}

/** The cart icon with its count, and the preview on hover (CART-10). */
export function CartTool() {
  const count = useCartCount()
  const { isSignedIn } = useSession()
  const { pathname } = useLocation()
  return (
    <CartPreviewTrigger
      // Following a link of the preview closes it.
      key={pathname}
      onIntent={() => void loadPreview()}
      renderPreview={() => <OnDemand load={loadPreview}>{({ HeaderCartPreview }) => <HeaderCartPreview />}</OnDemand>}
    >
      <CartButton count={isSignedIn ? count : null} />
    </CartPreviewTrigger>
  )
}
