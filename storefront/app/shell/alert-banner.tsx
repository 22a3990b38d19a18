import { RichText } from '@gauze/ui/content/rich-text'
import { AlertBar } from '@gauze/ui/navigation/alert-bar'
import { useEffect, useState } from 'react'
import { dismissAlert, isAlertDismissed } from './dismissed-alert.js'

/** The content service's alert, dismissible for the visit; another text is shown again (SHELL-01). */
export function AlertBanner({ document: text }: { document: unknown }) {
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => setDismissed(isAlertDismissed(text)), [text])
  if (isDismissed) return null
  return (
    <AlertBar
      onDismiss={() => {
        dismissAlert(text)
        setDismissed(true)
        // The button is gone: the keyboard goes on from the top of the page.
        document.querySelector<HTMLElement>('.gz-header a')?.focus()
      }}
    >
      <RichText document={text} />
    </AlertBar>
  )
}
