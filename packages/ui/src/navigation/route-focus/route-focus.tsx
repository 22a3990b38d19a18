'use client'
import { useEffect, useRef } from 'react'
import { focusHeading, focusOn, pageHeading } from '../../internal/focus-heading.js'
import { isTypingIn } from './is-typing-in.js'

/** How the entry of the history came to be, as routers say it; `POP` is Back, Forward and the first page. */
export type NavigationKind = 'POP' | 'PUSH' | 'REPLACE'

export interface RouteFocusProps {
  /** Changes with each navigation, such as `key` of the location of React Router. */
  pageKey: string
  /** Its path, the same for all pages of one list. */
  place: string
  /** The part of the page that the address names, with its #; empty without one. */
  hash: string
  type: NavigationKind
}

/**
 * Where the focus goes after a navigation: on another page to its heading, on another page of a list to
 * the list's count, and also there after a change that removed the focused element or that a form asked for. A person
 * who is typing the next search keeps the focus, and Back leaves it near what is in view. The change is announced: the
 * title if it is a new one, and how much a list contains (`data-results`). A list that reads its own pages does that
 * itself once they are there (`data-busy`). Use it once, after the page.
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
      if (!hash && !isTypingIn(active) && !(isBack && scrollY)) focusHeading()
    } else if (isLost && !isBusy) focusOn(results ?? pageHeading(), isBack)
    // A navigation that replaces its own entry is a list that grew, which announces itself.
    const isGrown = type === 'REPLACE' && before.place === place
    if (announcement.current && !isGrown) {
      announcement.current.textContent = [before.title !== title && title, !isBusy && results?.textContent]
        .filter(Boolean)
        .join(', ')
    }
  }, [pageKey, place, hash, isBack, type])
  return <p ref={announcement} className="gz-visually-hidden" aria-live="polite" aria-atomic="true" />
}
