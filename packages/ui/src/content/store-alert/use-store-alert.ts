'use client'
import { useEffect, useState } from 'react'
import { dismissAlert, isAlertDismissed, isAlertKnown, noteAlert, wasPressedEarly } from './dismissed-alert.js'

/** The state of an alert in this visit. */
export interface StoreAlertState {
  /** Whether it was dismissed, so that it is not shown. */
  readonly isDismissed: boolean
  /** Whether it was announced on an earlier page. */
  readonly isKnown: boolean
  /** Dismisses it for the visit, and moves the focus to the next control of the header. */
  readonly dismiss: () => void
}

/**
 * The state of the alert above the header in this visit, for a bar of your own: dismissed for the visit, and announced
 * once in it. The page has `ALERT_SCRIPT` in its head, so that a dismissed alert is never painted.
 *
 * @param alert a text of the content service; another text is another alert
 * @example
 * const { isDismissed, isKnown, dismiss } = useStoreAlert(content.alertBanner)
 * return isDismissed ? null : <AlertBar isKnown={isKnown} onDismiss={dismiss}>{words}</AlertBar>
 */
export function useStoreAlert(alert: unknown): StoreAlertState {
  const [isDismissed, setDismissed] = useState(false)
  const [isKnown] = useState(() => isAlertKnown(alert))
  useEffect(() => {
    if (wasPressedEarly()) {
      dismissAlert(alert)
      if (document.activeElement === document.body) focusNext()
    }
    setDismissed(isAlertDismissed(alert))
    noteAlert(alert)
  }, [alert])
  const dismiss = () => {
    dismissAlert(alert)
    setDismissed(true)
    focusNext()
  }
  return { isDismissed, isKnown, dismiss }
}

/** The dismissed button disappears, so the focus moves to the next control that is visible at this width. */
function focusNext(): void {
  const controls = document.querySelectorAll<HTMLElement>('.gz-header :is(a, button)')
  const isNext = (control: HTMLElement) => !control.closest('.gz-alert-bar') && control.checkVisibility()
  Array.from(controls).find(isNext)?.focus()
}
