'use client'
import { useState } from 'react'
import { isBrowserNoticeSnoozed, snoozeBrowserNotice } from './browser-notice-snooze.js'
import { SupportedBrowsersDialog, type SupportedBrowsersDialogProps } from './supported-browsers-dialog.js'
import { isIosAgent } from './user-agents.js'

export type SupportedBrowsersNoticeProps = Omit<SupportedBrowsersDialogProps, 'isIos' | 'onDismiss'>

/**
 * The dialog for this browser, unless it was dismissed in the last three days. Load it only in browsers that need it.
 *
 * @example {needsBrowserNotice(navigator.userAgent) ? <SupportedBrowsersNotice /> : null}
 */
export function SupportedBrowsersNotice(props: SupportedBrowsersNoticeProps) {
  const [isDismissed, setDismissed] = useState(isBrowserNoticeSnoozed)
  if (isDismissed) return null
  return (
    <SupportedBrowsersDialog
      {...props}
      isIos={isIosAgent(navigator.userAgent)}
      onDismiss={() => {
        snoozeBrowserNotice()
        setDismissed(true)
      }}
    />
  )
}
