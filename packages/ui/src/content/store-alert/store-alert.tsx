'use client'
import { AlertBar, type AlertBarProps } from '../../navigation/alert-bar/index.js'
import { RichText } from '../rich-text/index.js'
import { useStoreAlert } from './use-store-alert.js'

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
  const { isDismissed, isKnown, dismiss } = useStoreAlert(alert)
  if (isDismissed) return null
  return (
    <AlertBar {...props} isKnown={isKnown} onDismiss={dismiss}>
      <RichText document={alert} />
    </AlertBar>
  )
}
