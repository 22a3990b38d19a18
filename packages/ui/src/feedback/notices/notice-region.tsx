'use client'
import { useEffect, useRef, useState } from 'react'
import { createToasts, ToastRegion } from '../toast/index.js'
import type { NoticesProps } from './notices.js'

const STAY = 6000

/**
 * Shows each notice once as a toast. Errors, and notices with the only undo, stay until they are dismissed or a newer
 * notice of the same topic replaces them.
 */
export function NoticeRegion({ notices, messages }: NoticesProps) {
  const [toasts] = useState(createToasts)
  const shown = useRef(0)
  useEffect(() => {
    for (const notice of notices.slice(shown.current)) {
      const isBad = notice.tone === 'danger' || notice.tone === 'warning'
      const isUndo = notice.action !== undefined && 'onPress' in notice.action
      toasts.add(notice, isBad || isUndo ? {} : { timeout: STAY })
    }
    shown.current = notices.length
  }, [notices, toasts])
  return <ToastRegion toasts={toasts} messages={messages} />
}
