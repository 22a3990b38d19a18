import { SupportedBrowsersDialog } from '@gauze/ui/feedback/supported-browsers-dialog'
import { useState } from 'react'
import { isBrowserNoticeSnoozed, snoozeBrowserNotice } from './browser-notice-snooze.js'
import { isIosAgent } from './user-agents.js'

/** The Supported Browsers dialog, unless it was dismissed in the last three days (SHELL-06). */
export function BrowserNotice() {
  const [isDismissed, setDismissed] = useState(isBrowserNoticeSnoozed)
  if (isDismissed) return null
  return (
    <SupportedBrowsersDialog
      isIos={isIosAgent(navigator.userAgent)}
      onDismiss={() => {
        snoozeBrowserNotice()
        setDismissed(true)
      }}
    />
  )
}
