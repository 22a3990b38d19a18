import { loginPath } from '@gauze/rules'
import { ErrorPage, type ErrorStatus, errorWords } from '@gauze/ui/feedback/error-page'
import { useLocation } from 'react-router-dom'
import { useSite } from '../data/use-site.js'

export interface StoreErrorPageProps {
  status: ErrorStatus
  /** To quote to support, if the failure has one. */
  requestId?: string | null
  /** Whether the page sets the document's title; not if its route's `meta` does. */
  isTitled?: boolean
}

/** The page of an error: what happened, and next steps (ROUTE-08). */
export function StoreErrorPage({ status, requestId = null, isTitled = true }: StoreErrorPageProps) {
  const { contact } = useSite()
  const { pathname, search } = useLocation()
  // The page that demonstrates an error would only show it again.
  const isShown = pathname.startsWith('/error/')
  return (
    <div className="gz-page">
      {isTitled ? <title>{`${errorWords(status).title} | Gauze`}</title> : null}
      <ErrorPage
        status={status}
        requestId={requestId}
        retryHref={isShown ? undefined : pathname + search}
        loginHref={loginPath(isShown ? null : pathname + search)}
        productsHref="/products/1"
        contact={contact}
      />
    </div>
  )
}
