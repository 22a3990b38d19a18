import type { AnchorProps } from '@gauze/ui/link'
import { Link } from 'react-router-dom'

/** The library's links over this application's router: pages are fetched ahead when a link is likely to be followed. */
export function RouterLink({ href, ...props }: AnchorProps) {
  return <Link to={href} prefetch="intent" {...props} />
}
