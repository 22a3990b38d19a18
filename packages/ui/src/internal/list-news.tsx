'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'

interface ListNewsProps {
  status: 'ready' | 'loading' | 'error'
  /** Another answer is on its way. */
  isBusy: boolean
  /** Identifies what the list answers. */
  queryKey: string
  /** How much the list contains. */
  count: string
  /** Says that the list is loading. */
  loading: string
  /** What takes a lost focus when another answer came. */
  countRef: RefObject<HTMLElement | null>
}

/**
 * Announces what the list around it shows now, and moves a focus that would be lost: to the count when another answer
 * came, to the error (`data-slot="error"`) when it did not come.
 */
export function ListNews({ status, isBusy, queryKey, count, loading, countRef }: ListNewsProps) {
  const newsRef = useRef<HTMLParagraphElement>(null)
  const before = useRef({ status, queryKey })
  const [hasNews, setHasNews] = useState(false)
  // What was there from the beginning is no news.
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

/** Whether the focus is nowhere, or on what led here: a page's link, or a form that asked for this. */
function isFocusLost(root: HTMLElement): boolean {
  const active = document.activeElement
  if (!active || active === document.body) return true
  return active.closest('form[data-sent]') !== null || (root.contains(active) && active.closest('nav') !== null)
}
