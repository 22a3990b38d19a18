import type { PlacedOrder } from '@gauze/machines/checkout'
import { CheckoutProvider, CheckoutSkeleton } from '@gauze/ui/checkout/checkout-steps'
import { useSession } from '@gauze/ui/hooks'
import { focusHeading } from '@gauze/ui/navigation/route-focus'
import { useEffect } from 'react'
import { Outlet, useNavigate } from 'react-router-dom'
import { runtimeContext } from '../browser/store-runtime.js'
import { type MetaLanguage, metaWords } from '../language/words.js'
import { privateMeta } from '../seo/private-meta.js'
import type { FrameHandle } from '../shell/frame-handle.js'
import type { Route } from './+types/checkout-layout.js'
import { checkoutLayoutMessages } from './checkout-layout.messages.js'

export const handle = { frame: { bar: 'checkout', hidesFooterTop: true } } satisfies FrameHandle

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return context.get(runtimeContext).load()
}

export function meta({ matches }: MetaLanguage) {
  return privateMeta(metaWords(matches, 'checkoutLayout', checkoutLayoutMessages).title)
}

/** The frame of the checkout's screens, which share one checkout. */
export default function CheckoutLayout({ loaderData: store }: Route.ComponentProps) {
  const { ownerId } = useSession()
  const navigate = useNavigate()
  const showOrder = ({ orderConfirmation }: PlacedOrder) => {
    const { id, orderNumber, status } = orderConfirmation
    const waits = status === 'Pending Approval' ? { waits: 'approval' } : {}
    const order = { order: String(id), number: orderNumber, ...waits }
    void navigate(`/orderConfirmation?${new URLSearchParams(order)}`, { replace: true })
  }
  return (
    <div className="gz-page checkout">
      {ownerId === null ? (
        <CheckoutSkeleton />
      ) : (
        <CheckoutProvider
          port={store.api}
          ownerId={ownerId}
          onPlaced={(order, lines) => {
            store.itemSearch.tellOrdered(lines)
            showOrder(order)
          }}
          onFailed={() => void navigate('/orderError')}
        >
          <Screen />
        </CheckoutProvider>
      )}
    </div>
  )
}

function Screen() {
  useEffect(() => {
    // If the heading was not there yet, the focus waits at the beginning of the page.
    if (document.activeElement?.id === 'main') focusHeading()
  }, [])
  return <Outlet />
}
