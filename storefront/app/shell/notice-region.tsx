import { createToasts, ToastRegion } from '@gauze/ui/feedback/toast'
import { useEffect, useRef, useState } from 'react'
import type { Notice } from './notices.js'

const STAY = 6000

/**
 * Shows each notice once as a toast. Bad news, and what can only be undone here, stays until it is dismissed or something
 * newer is said of the same.
 */
export function NoticeRegion({ notices }: { notices: readonly Notice[] }) {
  const [toasts] = useState(createToasts)
  const told = useRef(0)
  useEffect(() => {
    for (const { id: _, ...content } of notices.slice(told.current)) {
      const isBad = content.tone === 'danger' || content.tone === 'warning'
      const isUndo = content.action !== undefined && 'onPress' in content.action
      toasts.add(content, isBad || isUndo ? {} : { timeout: STAY })
    }
    told.current = notices.length
  }, [notices, toasts])
  return <ToastRegion toasts={toasts} />
}
