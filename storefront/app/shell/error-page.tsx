import { loginPath, productsPath } from '@gauze/rules'
import { ErrorPage, type ErrorStatus, isUnreached } from '@gauze/ui/navigation/error-page'
import { focusHeading } from '@gauze/ui/navigation/route-focus'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router-dom'
import { useSite } from '../data/use-site.js'

interface StoreErrorPageProps {
  status: ErrorStatus
  /** To quote to support, if the failure has one. */
  requestId?: string | null
  /** Whether the page sets the document's title; not if its route's `meta` does. */
  isTitled?: boolean
}

/** The page of an error: its cause, and next steps (ROUTE-08). */
export function StoreErrorPage({ status, requestId = null, isTitled = true }: StoreErrorPageProps) {
  const { contact } = useSite()
  const { pathname, search } = useLocation()
  // The page that demonstrates an error would only show it again.
  const isShown = pathname.startsWith('/error/')
  return (
    <div className="gz-page">
      <ErrorPage
        status={status}
        documentTitle={isTitled ? (title) => `${title} | Gauze` : undefined}
        requestId={requestId}
        retryHref={isShown ? undefined : pathname + search}
        loginHref={loginPath(isShown ? null : pathname + search)}
        productsHref={productsPath()}
        contact={contact}
      />
    </div>
  )
}

function neverChanges() {
  return () => undefined
}

function drawnHere() {
  return false
}

/** React reads it while it hydrates what the server has drawn. */
function servedOnce() {
  return true
}

/** The page of an error that a loader or a component threw. */
export function FailurePage({ error }: { error: unknown }) {
  const { key } = useLocation()
  const isServed = useRef(useSyncExternalStore(neverChanges, drawnHere, servedOnce))
  useEffect(() => {
    // The document was drawn anew, and the link that led here is gone. A page that the browser opened begins at its top,
    // and a person may have gone through it before the code came.
    if (!isServed.current && document.activeElement === document.body) focusHeading()
    isServed.current = false
  }, [key])
  const answer = isRouteErrorResponse(error) ? error : null
  const status = answer?.status ?? (isUnreached(error) ? 'unreached' : 500)
  return <StoreErrorPage status={status} requestId={requestIdOf(answer?.data)} />
}

function requestIdOf(data: unknown): string | null {
  return typeof data === 'object' && data !== null && 'requestId' in data && typeof data.requestId === 'string'
    ? data.requestId
    : null
}
