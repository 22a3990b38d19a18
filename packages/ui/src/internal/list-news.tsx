'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'

interface ListNewsProps {
  status: 'ready' | 'loading' | 'error'
  /** The next answer is loading. */
  isBusy: boolean
  /** Identifies the query that the shown rows answer. */
  queryKey: string
  /** The announced words about the number of rows. */
  count: string
  /** The announced words while the list is loading. */
  loading: string
  /** The element that takes a lost focus when another answer arrives. */
  countRef: RefObject<HTMLElement | null>
}

/**
 * Announces the current state of the list around it. When a new answer removes the focused element, it moves the focus
 * to the count, or to the error (`data-slot="error"`) if the request failed.
 */
export function ListNews({ status, isBusy, queryKey, count, loading, countRef }: ListNewsProps) {
  const newsRef = useRef<HTMLParagraphElement>(null)
  const before = useRef({ status, queryKey })
  const [hasNews, setHasNews] = useState(false)
  // The first rows are not announced.
  if (!hasNews && (isBusy || status !== 'ready')) setHasNews(true)
  useEffect(() => {
    if (isBusy) return
    const last = before.current
    before.current = { status, queryKey }
    const root = newsRef.current?.parentElement
    const isAnswer = last.status !== status || last.queryKey !== queryKey
    if (!root || !isAnswer || last.status === 'loading' || !isFocusLost(root)) return
    const target = status === 'error' ? root.querySelector<HTMLElement>('[data-slot="error"]') : countRef.current
    target?.focus()
  }, [status, isBusy, queryKey, countRef])
  const news = status === 'loading' ? loading : status === 'ready' && !isBusy ? count : ''
  return (
    <p ref={newsRef} className="gz-visually-hidden" role="status">
      {hasNews ? news : null}
    </p>
  )
}

/** Whether the focus is lost, or still on the control that requested this answer: a pagination link or a form. */
function isFocusLost(root: HTMLElement): boolean {
  const active = document.activeElement
  if (!active || active === document.body) return true
  return active.closest('form[data-sent]') !== null || (root.contains(active) && active.closest('nav') !== null)
}
