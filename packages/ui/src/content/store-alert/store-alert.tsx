'use client'
import { useEffect, useState } from 'react'
import { AlertBar, type AlertBarProps } from '../../navigation/alert-bar/index.js'
import { RichText } from '../rich-text/index.js'
import { dismissAlert, isAlertDismissed, isAlertKnown, noteAlert, wasPressedEarly } from './dismissed-alert.js'

export interface StoreAlertProps extends Omit<AlertBarProps, 'children' | 'onDismiss' | 'isKnown'> {
  /** A rich text of the content service. A new text is a new alert, which is shown again after a dismissal. */
  alert: unknown
}

/**
 * The alert of a content service above the header, dismissed for the visit and announced once in it. The page has
 * `ALERT_SCRIPT` in its head, so that a dismissed alert is never painted.
 *
 * @example <HeaderShell alert={<StoreAlert alert={content.alertBanner} />} … />
 */
export function StoreAlert({ alert, ...props }: StoreAlertProps) {
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
  if (isDismissed) return null
  return (
    <AlertBar
      {...props}
      isKnown={isKnown}
      onDismiss={() => {
        dismissAlert(alert)
        setDismissed(true)
        focusNext()
      }}
    >
      <RichText document={alert} />
    </AlertBar>
  )
}

/** The dismissed button disappears, so the focus moves to the next control that is visible at this width. */
function focusNext(): void {
  const controls = document.querySelectorAll<HTMLElement>('.gz-header :is(a, button)')
  const isNext = (control: HTMLElement) => !control.closest('.gz-alert-bar') && control.checkVisibility()
  Array.from(controls).find(isNext)?.focus()
}
