import { untilLoaded } from '@gauze/ui/on-demand'
import { lazy, Suspense } from 'react'
import type { SiteFooterProps } from './site-footer.js'

const SiteFooter = lazy(() => untilLoaded(async () => ({ default: (await import('./site-footer.js')).SiteFooter })))

/**
 * The footer, lazily (SHELL-05): it is in the served HTML, complete for browsers without script, and a page does not
 * wait for its code. React hydrates it when its module has arrived.
 */
export function LazyFooter(props: SiteFooterProps) {
  return (
    <Suspense fallback={<div className="footer-room" />}>
      <SiteFooter {...props} />
    </Suspense>
  )
}
