import { Banner } from '@gauze/ui/feedback/banner'
import { useOnline } from './use-online.js'

/** Says that there is no network and what becomes of changes meanwhile (CART-12). */
export function OfflineBanner() {
  if (useOnline()) return null
  return (
    <Banner tone="warning" title="You are offline.">
      Changes to your cart are kept here and sent as soon as you are connected again.
    </Banner>
  )
}
