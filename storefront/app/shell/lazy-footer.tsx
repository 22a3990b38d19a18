import { reachedPart, ServedPart } from '../browser/served-part.js'
import type { SiteFooterProps } from './site-footer.js'

const SiteFooter = reachedPart(async () => (await import('./site-footer.js')).SiteFooter)

/**
 * The footer, lazily (SHELL-05): it is in the served HTML, complete for browsers without script, and a page does not
 * wait for its code. React hydrates it when its module has arrived.
 */
export function LazyFooter(props: SiteFooterProps) {
  return (
    <ServedPart room={<div className="footer-room" />}>
      <SiteFooter {...props} />
    </ServedPart>
  )
}
