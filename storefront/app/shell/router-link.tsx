import { useOnline } from '@gauze/ui/hooks'
import type { AnchorProps } from '@gauze/ui/link'
import { Link } from 'react-router-dom'

/** Paths that the server answers itself: files and calls, not pages of the router. */
const NO_PAGE = /^\/(?:storage|api)\//

/**
 * The library's links over this application's router: pages are prefetched when a link is likely to be followed, but
 * not without a network, because the router would then reload the page in view. A link with `data-in-place` changes the
 * page where it is, without scrolling.
 */
export function RouterLink({ href, ...props }: AnchorProps) {
  const isOnline = useOnline()
  if (NO_PAGE.test(href)) return <a href={href} {...props} />
  return (
    <Link to={href} prefetch={isOnline ? 'intent' : 'none'} preventScrollReset={'data-in-place' in props} {...props} />
  )
}
