import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router-dom'
import { useRuntime } from '../runtime/runtime-provider.js'

/**
 * Keeps the page in view while there is no network: the router would reload it, and the browser show its own page
 * instead. The last one that was asked for opens when the network is back. Whoever signs out is let go at once.
 */
export function StayOffline() {
  const { signals } = useRuntime()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && nextLocation.pathname !== '/login' && isOtherPage(currentLocation, nextLocation),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { proceed } = blocker
    signals.emit({
      type: 'notice',
      tone: 'danger',
      message: 'You are offline. What you asked for opens when you are connected; this page stays until then.',
    })
    window.addEventListener('online', proceed, { once: true })
    return () => window.removeEventListener('online', proceed)
  }, [blocker, signals])
  return null
}

const isOtherPage = (here: Location, there: Location) =>
  here.pathname !== there.pathname || here.search !== there.search
