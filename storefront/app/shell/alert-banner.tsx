import { RichText } from '@gauze/ui/content/rich-text'
import { AlertBar } from '@gauze/ui/navigation/alert-bar'
import { useEffect, useState } from 'react'
import { dismissAlert, isAlertDismissed, isAlertKnown, noteAlert, wasPressedEarly } from './dismissed-alert.js'

/**
 * The content service's alert, dismissible and announced once per visit; another text is announced again (SHELL-01).
 */
export function AlertBanner({ document: text }: { document: unknown }) {
  const [isDismissed, setDismissed] = useState(false)
  const [isKnown] = useState(() => isAlertKnown(text))
  useEffect(() => {
    if (wasPressedEarly()) {
      dismissAlert(text)
      if (document.activeElement === document.body) focusNext()
    }
    setDismissed(isAlertDismissed(text))
    noteAlert(text)
  }, [text])
  if (isDismissed) return null
  return (
    <AlertBar
      isKnown={isKnown}
      onDismiss={() => {
        dismissAlert(text)
        setDismissed(true)
        focusNext()
      }}
    >
      <RichText document={text} />
    </AlertBar>
  )
}

/** The button is gone: the focus moves to what comes after it and is visible at this width. */
function focusNext(): void {
  const controls = document.querySelectorAll<HTMLElement>('.gz-header :is(a, button)')
  const isNext = (control: HTMLElement) => !control.closest('.gz-alert-bar') && control.checkVisibility()
  Array.from(controls).find(isNext)?.focus()
}
