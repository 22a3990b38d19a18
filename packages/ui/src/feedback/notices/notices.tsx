'use client'
import { lazy, Suspense } from 'react'
import type { ToastMessages } from '../toast/toast.messages.js'
import type { ToastContent } from '../toast/toast-queue.js'
import { PlainNotice } from './plain-notice.js'

// Offline, the notice is shown as text until the code of toasts loads.
const NoticeRegion = lazy(async () => ({
  default: await import('./notice-region.js').then(
    (loaded) => loaded.NoticeRegion,
    () => PlainNotice,
  ),
}))

export interface NoticesProps {
  /** All so far, the newest at the end. The notices for another owner are another list, under another `key`. */
  notices: readonly ToastContent[]
  messages?: Partial<ToastMessages> | undefined
}

/**
 * Shows each notice once as a toast; the code of toasts loads with the first one. If it fails to load, the last notice
 * is shown as plain text.
 *
 * @example <Notices key={ownerId} notices={notices} />
 */
export function Notices(props: NoticesProps) {
  if (props.notices.length === 0) return null
  return (
    <Suspense>
      <NoticeRegion {...props} />
    </Suspense>
  )
}
