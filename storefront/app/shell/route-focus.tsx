import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusOn, isTypingIn, pageHeading } from './page-heading.js'

/**
 * Where the keyboard and screen readers go on after a navigation (WCAG 2.4.3): another page begins at its heading, another
 * page of a list at the list's count, and so does a change that took away what had the focus. Who has begun to type the
 * next search stays there, and Back leaves the focus near what is seen. What came is announced:
 * the title where it is another one, and how much a list holds (`data-results`).
 */
export function RouteFocus() {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const isBack = type === 'POP'
  const place = pathname.replace(/^\/products\/\d+$/, '/products')
  const last = useRef({ key, place, title: '' })
  const announcement = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const { current: before } = last
    const title = document.title
    last.current = { key, place, title }
    if (before.key === key) return
    const results = document.querySelector<HTMLElement>('main [data-results]')
    const active = document.activeElement
    const isLost = active === document.body || active?.closest('.gz-pagination')
    if (before.place !== place) {
      if (!hash && !isTypingIn(active) && !(isBack && scrollY)) focusOn(pageHeading(), true)
    } else if (isLost) focusOn(results ?? pageHeading(), isBack)
    // What takes its own place is a list that grew, which says so itself.
    const isGrown = type === 'REPLACE' && before.place === place
    if (announcement.current && !isGrown) {
      announcement.current.textContent = [before.title !== title && title, results?.textContent]
        .filter(Boolean)
        .join(', ')
    }
  }, [key, place, hash, isBack, type])
  return <p ref={announcement} className="gz-visually-hidden" aria-live="polite" aria-atomic="true" />
}
