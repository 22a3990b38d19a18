import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router-dom'

const TRY_AGAIN_MS = 1000

/**
 * Holds the way to another page while there is no network: the router would reload the page in view, and the browser
 * show its own instead. The last one that was asked for opens when the store answers again, which is later than when
 * the browser says that it is connected. Whoever signs out is let go.
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
    let isWaiting = true
    const tryNow = async () => {
      if (!navigator.onLine || !(await isStoreThere()) || !isWaiting) return
      isWaiting = false
      blocker.proceed()
    }
    const timer = setInterval(tryNow, TRY_AGAIN_MS)
    window.addEventListener('online', tryNow)
    return () => {
      isWaiting = false
      clearInterval(timer)
      window.removeEventListener('online', tryNow)
    }
  }, [blocker])
  return blocker.state === 'blocked'
}

const isOtherPage = (here: Location, there: Location) =>
  here.pathname !== there.pathname || here.search !== there.search

const isStoreThere = () =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
