import { CartButton } from '@gauze/ui/cart/cart-button'
import { CartPreviewTrigger } from '@gauze/ui/cart/cart-preview-trigger'
import { useCartCount, useSession } from '@gauze/ui/hooks'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'

const loadPreview = () => import('./header-cart-preview.js')
const HeaderCartPreview = lazy(async () => ({ default: (await loadPreview()).HeaderCartPreview }))

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
      renderPreview={() => (
        <Suspense>
          <HeaderCartPreview />
        </Suspense>
      )}
    >
      <CartButton count={isSignedIn ? count : null} />
    </CartPreviewTrigger>
  )
}
