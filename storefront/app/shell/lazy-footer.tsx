import { lazy, Suspense } from 'react'
import { untilLoaded } from '../runtime/until-loaded.js'
import type { SiteFooterProps } from './site-footer.js'

const SiteFooter = lazy(() => untilLoaded(async () => ({ default: (await import('./site-footer.js')).SiteFooter })))

/**
 * The footer, lazily (SHELL-05): it stands in the served HTML, complete for whoever has no script, and its code is no
 * part of what a page waits for. React takes it over when its module has arrived.
 */
export function LazyFooter(props: SiteFooterProps) {
  return (
    <Suspense fallback={<div className="footer-room" />}>
      <SiteFooter {...props} />
    </Suspense>
  )
}
