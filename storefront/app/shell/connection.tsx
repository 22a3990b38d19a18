import { Banner } from '@gauze/ui/feedback/banner'
import { useSession } from '@gauze/ui/hooks'
import { SESSION_UNKNOWN } from '@gauze/ui/messages'
import { useEffect, useState } from 'react'
import { useOnline } from '../browser/use-online.js'
import { useHeldPage } from './use-held-page.js'

const STAY_MS = 5000

/**
 * Says on every page that there is no network and what still works, and when it is back (CART-12); and why a customer
 * sees what visitors do, where the store cannot say who they are.
 */
export function Connection() {
  const isOnline = useOnline()
  const isBack = useIsBack()
  const isPageHeld = useHeldPage()
  const { isSignedIn, isUnanswered, alert } = useSession()
  return (
    <div className="connection" role="status">
      {isOnline ? null : (
        <Banner role="presentation" tone="warning" title="You are offline.">
          {isPageHeld
            ? 'What you asked for opens as soon as you are connected again. You can read this page until then.'
            : 'You can read what is on this page.'}
          {isSignedIn && !isPageHeld
            ? ' Changes to your cart are kept here and sent as soon as you are connected again.'
            : null}
        </Banner>
      )}
      {isOnline && isUnanswered && alert ? (
        <Banner role="presentation" tone="warning">
          {SESSION_UNKNOWN}
        </Banner>
      ) : null}
      {isOnline && isBack ? (
        <Banner role="presentation" tone="success">
          Back online
        </Banner>
      ) : null}
    </div>
  )
}

/** Whether the network came back a moment ago. */
function useIsBack(): boolean {
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      clearTimeout(timer)
      setBack(true)
      timer = setTimeout(() => setBack(false), STAY_MS)
    }
    window.addEventListener('online', tell)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', tell)
    }
  }, [])
  return isBack
}
