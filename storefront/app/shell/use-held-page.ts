import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router-dom'

/**
 * Holds the way to another page while there is no network: the router would reload the page in view, and the browser
 * show its own instead. The last one that was asked for opens when the network is back. Whoever signs out is let go.
 *
 * @returns whether a page is held
 */
export function useHeldPage(): boolean {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && nextLocation.pathname !== '/login' && isOtherPage(currentLocation, nextLocation),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { proceed } = blocker
    window.addEventListener('online', proceed, { once: true })
    return () => window.removeEventListener('online', proceed)
  }, [blocker])
  return blocker.state === 'blocked'
}

const isOtherPage = (here: Location, there: Location) =>
  here.pathname !== there.pathname || here.search !== there.search
