import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusOn, isTypingIn, pageHeading } from './page-heading.js'

/**
 * Where the focus goes after a navigation (WCAG 2.4.3): on another page to its heading, on another page of a list to
 * the list's count, and also there after a change that removed the focused element or that a form asked for. A person
 * who is typing the next search keeps the focus, and Back leaves it near what is in view. The change is announced: the
 * title if it is a new one, and how much a list contains (`data-results`). A list that reads its own pages does that
 * itself once they are there (`data-busy`).
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
    const isBusy = results?.dataset.busy
    const active = document.activeElement
    const isLost = active === document.body || active?.closest('.gz-pagination, main form[data-sent]')
    if (before.place !== place) {
      if (!hash && !isTypingIn(active) && !(isBack && scrollY)) focusOn(pageHeading(), true)
    } else if (isLost && !isBusy) focusOn(results ?? pageHeading(), isBack)
    // A navigation that replaces its own entry is a list that grew, which announces itself.
    const isGrown = type === 'REPLACE' && before.place === place
    if (announcement.current && !isGrown) {
      announcement.current.textContent = [before.title !== title && title, !isBusy && results?.textContent]
        .filter(Boolean)
        .join(', ')
    }
  }, [key, place, hash, isBack, type])
  return <p ref={announcement} className="gz-visually-hidden" aria-live="polite" aria-atomic="true" />
}
