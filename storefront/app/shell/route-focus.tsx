import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After a navigation moves focus to the new page's heading, as a browser's own page load would start it anew, and tells
 * its title to screen readers (WCAG 2.4.3). A change of filters or page within a listing moves nothing.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation()
  const place = pathname.replace(/^\/products\/\d+$/, '/products')
  const last = useRef(place)
  const announcement = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (last.current === place) return
    last.current = place
    const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
    if (target && !hash) {
      if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
      target.focus({ preventScroll: true })
    }
    if (announcement.current) announcement.current.textContent = document.title
  }, [place, hash])
  return <p ref={announcement} className="gz-visually-hidden" aria-live="polite" aria-atomic="true" />
}
