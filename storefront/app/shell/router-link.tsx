import type { AnchorProps } from '@gauze/ui/link'
import { Link } from 'react-router-dom'

/** What the server answers itself: files and calls, which are no pages of the router. */
const NO_PAGE = /^\/(?:storage|api)\//

/** The library's links over this application's router: pages are fetched ahead when a link is likely to be followed. */
export function RouterLink({ href, ...props }: AnchorProps) {
  return NO_PAGE.test(href) ? <a href={href} {...props} /> : <Link to={href} prefetch="intent" {...props} />
}
