import { Connection, useHeldPage } from '@gauze/ui/feedback/connection'
import { createPath, type Location, useBlocker, useLocation } from 'react-router-dom'

/** The notice of a lost connection; the router holds pages that are asked for meanwhile. Signing out is not held. */
export function StoreConnection() {
  const { key } = useLocation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && nextLocation.pathname !== '/login' && isOtherPage(currentLocation, nextLocation),
  )
  const isPageHeld = blocker.state === 'blocked'
  useHeldPage({
    path: isPageHeld ? createPath(blocker.location) : null,
    pageKey: key,
    open: () => blocker.proceed?.(),
    isReachable: isStoreThere,
  })
  return <Connection className="connection" isPageHeld={isPageHeld} />
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
