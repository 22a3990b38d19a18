import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router-dom'
import { useRuntime } from '../runtime/runtime-provider.js'

/**
 * Keeps the page in view while there is no network: the router would reload it, and the browser show its own page
 * instead. Whoever signed out is let go all the same.
 */
export function StayOffline() {
  const { signals } = useRuntime()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && nextLocation.pathname !== '/login' && isOtherPage(currentLocation, nextLocation),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    signals.emit({
      type: 'notice',
      tone: 'danger',
      message: 'You are offline, so this page stays open. Try again when you are connected.',
    })
    blocker.reset()
  }, [blocker, signals])
  return null
}

const isOtherPage = (here: Location, there: Location) =>
  here.pathname !== there.pathname || here.search !== there.search
