import { LinkButton } from '@gauze/ui/actions/link-button'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useLocation } from 'react-router-dom'
import { useSite } from '../shell/use-site.js'
import { errorWords } from './error-words.js'

export interface ErrorPageProps {
  status: number
  /** To quote to support, where the failure has one. */
  requestId?: string | null
}

/** The page of an error: what happened, and ways on (ROUTE-08). */
export function ErrorPage({ status, requestId }: ErrorPageProps) {
  const { contact } = useSite()
  const { pathname, search } = useLocation()
  const { title, text } = errorWords(status)
  return (
    <div className="gz-page error-page">
      <title>{`${title} | Gauze`}</title>
      <p className="error-page-status gz-num">Error {status}</p>
      <PageHeading title={title} description={text} />
      <div className="actions">
        {status >= 500 ? <LinkButton href={pathname + search}>Try again</LinkButton> : null}
        <LinkButton href="/products/1" variant={status >= 500 ? 'quiet' : 'primary'}>
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
