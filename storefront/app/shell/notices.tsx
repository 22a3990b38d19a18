import { Notices } from '@gauze/ui/feedback/notices'
import type { ToastContent } from '@gauze/ui/feedback/toast'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useRuntime } from '../browser/runtime-provider.js'

/** The notices for one owner, until the checkout begins; the next era begins empty. */
interface Shown {
  readonly era: number
  readonly notices: readonly ToastContent[]
}

const NOTHING: Shown = { era: 0, notices: [] }

function nextEra({ era }: Shown): Shown {
  return { era: era + 1, notices: [] }
}

/** The notices about cart and session (SHELL-11). */
export function StoreNotices() {
  const { signals } = useRuntime()
  const [{ era, notices }, setShown] = useState<Shown>(NOTHING)
  const isCheckout = useLocation().pathname === '/checkout'
  const [wasCheckout, setWasCheckout] = useState(isCheckout)
  if (isCheckout !== wasCheckout) {
    setWasCheckout(isCheckout)
    // Undo belongs to the page that the shopper left: an order must not change while it is reviewed.
    if (isCheckout) setShown(nextEra)
  }
  useEffect(
    () =>
      signals.subscribe((signal) => {
        if (signal.type === 'ownerChanged') setShown(nextEra)
        if (signal.type === 'notice') setShown(({ era, notices }) => ({ era, notices: [...notices, signal] }))
      }),
    [signals],
  )
  return <Notices key={era} notices={notices} />
}
