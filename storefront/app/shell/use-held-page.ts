import { useEffect, useRef } from 'react'
import { createPath, type Location, useBlocker, useLocation } from 'react-router-dom'

const TRY_AGAIN_MS = 1000

/**
 * Holds navigations while there is no network: the router would reload the page in view, and the browser show its own
 * error page. The last requested page opens when the store answers again, which is later than when the browser says
 * that it is connected. Signing out is not held.
 *
 * @returns whether a page is held
 */
export function useHeldPage(): boolean {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && nextLocation.pathname !== '/login' && isOtherPage(currentLocation, nextLocation),
  )
  const { key } = useLocation()
  const opening = useRef<AbortController>(null)
  // It is open once another page is in view.
  useEffect(() => () => opening.current?.abort(), [key])
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isWaiting = true
    const tryNow = async () => {
      if (!navigator.onLine || !(await isStoreThere()) || !isWaiting) return
      isWaiting = false
      opening.current = new AbortController()
      openInsteadOfReload(createPath(blocker.location), opening.current.signal)
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

/**
 * The router reloads the page in view when the code of the next does not come, and some browsers never retry code that
 * failed to load while offline: then the next page is loaded as a whole. Those browsers all have the Navigation API.
 */
function openInsteadOfReload(path: string, signal: AbortSignal): void {
  window.navigation?.addEventListener(
    'navigate',
    (event) => {
      if (event.navigationType !== 'reload' || !event.cancelable) return
      event.preventDefault()
      window.location.assign(path)
    },
    { signal },
  )
}

function isOtherPage(here: Location, there: Location) {
  return here.pathname !== there.pathname || here.search !== there.search
}

function isStoreThere() {
  return fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}
