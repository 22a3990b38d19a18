'use client'
import { useEffect, useRef } from 'react'
import { focusHeadingInPlace, focusOn, pageHeading } from '../../internal/focus-heading.js'
import { isTypingIn } from './is-typing-in.js'

/** The kind of a navigation, in the words of routers. `POP` is Back, Forward or the first page. */
export type NavigationKind = 'POP' | 'PUSH' | 'REPLACE'

export interface RouteFocusProps {
  /** Changes with each navigation, such as `key` of the location of React Router. */
  pageKey: string
  /** Its path, the same for all pages of one list. */
  place: string
  /** The part of the page that the address names, with its #; empty without one. */
  hash: string
  /** How the user came to the page: by a link, or by Back or Forward. */
  type: NavigationKind
}

/**
 * Moves the focus after each navigation: to the heading of a new page, unless the page puts the focus into its part
 * with `data-focus-first` itself; to the count of a list when the list shows
 * another page, when the change removed the focused element, or when a form requested it. A person who is typing the
 * next search keeps the focus, and Back leaves it near the visible part of the page. It announces the change: a new
 * title, and the number of results of a list (`data-results`). A list that reads its own pages announces them itself
 * once they have arrived (`data-busy`). Use it once, after the page.
 *
 * @example <RouteFocus pageKey={key} place={pathname} hash={hash} type={useNavigationType()} />
 */
export function RouteFocus({ pageKey, place, hash, type }: RouteFocusProps) {
  const isBack = type === 'POP'
  const last = useRef({ pageKey, place, title: '' })
  const announcement = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const { current: before } = last
    const title = document.title
    last.current = { pageKey, place, title }
    if (before.pageKey === pageKey) return
    const results = document.querySelector<HTMLElement>('main [data-results]')
    const isBusy = results?.dataset.busy
    const active = document.activeElement
    const isLost = active === document.body || active?.closest('.gz-pagination, main form[data-sent]')
    if (before.place !== place) {
      const isPlaced = active?.closest('main [data-focus-first]')
      if (!hash && !isPlaced && !isTypingIn(active) && !(isBack && scrollY)) focusHeadingInPlace()
    } else if (isLost && !isBusy) focusOn(results ?? pageHeading(), isBack)
    // A navigation that replaces its history entry comes from a list that grew, and that list announces its new rows.
    const isGrown = type === 'REPLACE' && before.place === place
    if (announcement.current && !isGrown) {
      announcement.current.textContent = [before.title !== title && title, !isBusy && results?.textContent]
        .filter(Boolean)
        .join(', ')
    }
  }, [pageKey, place, hash, isBack, type])
  return <p ref={announcement} className="gz-visually-hidden" aria-live="polite" aria-atomic="true" />
}
