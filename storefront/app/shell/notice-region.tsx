import { createToasts, ToastRegion } from '@gauze/ui/feedback/toast'
import { useEffect, useRef, useState } from 'react'
import type { Notice } from './notices.js'

const STAY = 6000

/**
 * Shows each notice once as a toast. Errors, and notices with the only undo, stay until they are dismissed or a newer
 * notice of the same topic comes.
 */
export function NoticeRegion({ notices }: { notices: readonly Notice[] }) {
  const [toasts] = useState(createToasts)
  const shown = useRef(0)
  useEffect(() => {
    for (const { id: _, ...content } of notices.slice(shown.current)) {
      const isBad = content.tone === 'danger' || content.tone === 'warning'
      const isUndo = content.action !== undefined && 'onPress' in content.action
      toasts.add(content, isBad || isUndo ? {} : { timeout: STAY })
    }
    shown.current = notices.length
  }, [notices, toasts])
  return <ToastRegion toasts={toasts} />
}
