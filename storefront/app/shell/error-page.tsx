import { LinkButton } from '@gauze/ui/actions/link-button'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useLocation } from 'react-router-dom'
import { loginPath } from '../browser/login-path.js'
import { useSite } from '../data/use-site.js'
import { type ErrorStatus, errorWords } from './error-words.js'

export interface ErrorPageProps {
  status: ErrorStatus
  /** To quote to support, if the failure has one. */
  requestId?: string | null
  /** Whether the page sets the document's title; not if its route's `meta` does. */
  isTitled?: boolean
}

/** The page of an error: what happened, and next steps (ROUTE-08). */
export function ErrorPage({ status, requestId, isTitled = true }: ErrorPageProps) {
  const { contact } = useSite()
  const { title, text } = errorWords(status)
  const first = useFirstStep(status)
  return (
    <div className="gz-page error-page">
      {isTitled ? <title>{`${title} | Gauze`}</title> : null}
      {status === 'unreached' ? null : <p className="error-page-status gz-num">Error {status}</p>}
      <PageHeading title={title} description={text} />
      <div className="actions">
        {first ? <LinkButton href={first.href}>{first.label}</LinkButton> : null}
        <LinkButton href="/products/1" variant={first ? 'quiet' : 'primary'}>
          Browse all products
        </LinkButton>
        <LinkButton href="/" variant="quiet">
          Go to the home page
        </LinkButton>
      </div>
      <form action="/products/1" className="error-page-search">
        <label htmlFor="error-search">Or search for what you need</label>
        <input id="error-search" className="gz-input" type="search" name="search" placeholder="Search for products" />
      </form>
      <p className="muted">
        Still stuck? Call <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>, {contact.hoursTextShort}
        .{requestId ? ` Please quote reference ${requestId}.` : null}
      </p>
    </div>
  )
}

/** Statuses that may succeed when tried again. */
const PASSING = new Set([408, 409, 429])

/** What helps against this error; null if only another page does. */
function useFirstStep(status: ErrorStatus): { readonly href: string; readonly label: string } | null {
  const { pathname, search } = useLocation()
  // The page that demonstrates an error would only show it again.
  const isShown = pathname.startsWith('/error/')
  if (status === 401) return { href: loginPath(isShown ? null : pathname + search), label: 'Log in' }
  const mayPass = status === 'unreached' || status >= 500 || PASSING.has(status)
  return !isShown && mayPass ? { href: pathname + search, label: 'Try again' } : null
}
