'use client'
import { useEffect, useRef, useState } from 'react'
import { countText } from './count-text.js'
import { useDataTable } from './data-table-context.js'

/**
 * Announces what the table shows now, and moves a focus that would be lost: to the count when another page came, to the
 * error when it did not come.
 */
export function DataTableNews({ queryKey }: { queryKey: string }) {
  const view = useDataTable('Root')
  const { status, isBusy } = view.state
  const { countRef } = view
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
  return (
    <p ref={newsRef} className="gz-visually-hidden" role="status">
      {hasNews ? newsOf(view) : null}
    </p>
  )
}

function newsOf(view: ReturnType<typeof useDataTable>): string {
  const { status, isBusy } = view.state
  if (status === 'loading') return view.text.loading
  return status === 'ready' && !isBusy ? countText(view) : ''
}

/** Whether the focus is nowhere, or on what led here: a page's link, or a form that asked for this. */
function isFocusLost(root: HTMLElement): boolean {
  const active = document.activeElement
  if (!active || active === document.body) return true
  return active.closest('form[data-sent]') !== null || (root.contains(active) && active.closest('nav') !== null)
}
