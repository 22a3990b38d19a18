import { useSession } from '@gauze/ui/hooks'
import { Outlet } from 'react-router-dom'
import { CheckoutProvider } from '../checkout/checkout-context.js'
import { CheckoutSkeleton } from '../checkout/checkout-skeleton.js'
import { runtimeContext } from '../runtime/store-runtime.js'
import type { FrameHandle } from '../shell/frame-handle.js'
import type { Route } from './+types/checkout-layout.js'

export const handle = { frame: { bar: 'checkout', hidesFooterTop: true } } satisfies FrameHandle

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return context.get(runtimeContext).load()
}

export function meta() {
  return [{ title: 'Checkout | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** The frame of the checkout's screens, which share one checkout. */
export default function CheckoutLayout({ loaderData: store }: Route.ComponentProps) {
  const { ownerId } = useSession()
  return (
    <div className="gz-page checkout">
      {ownerId === null ? (
        <CheckoutSkeleton />
      ) : (
        <CheckoutProvider store={store} ownerId={ownerId} fallback={<CheckoutSkeleton />}>
          <Outlet />
        </CheckoutProvider>
      )}
    </div>
  )
}
