'use client'
import type { Notification } from '@gauze/contract'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type NotificationListMessages, notificationListMessages } from './notification-list.messages.js'
import { NotificationText } from './notification-text.js'

export interface NotificationListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Newest first; `isNew` ones get the green dot and the word. */
  notifications: readonly { readonly notification: Notification; readonly isNew: boolean }[]
  /** Whether the notifications are loading, shown, or could not be read. */
  status: 'idle' | 'loading' | 'loaded' | 'failed'
  /** The store does not answer. */
  isOffline?: boolean
  /** The server could not record that they were read. */
  isMarkRefused?: boolean
  /** Called when the user asks again for notifications that could not be read. */
  onRetry: () => void
  messages?: Partial<NotificationListMessages>
}

/** A user's notifications, in the words of each type, with empty and error states. */
export function NotificationList({
  notifications,
  status,
  isOffline = false,
  isMarkRefused = false,
  onRetry,
  messages,
  className,
  ...props
}: NotificationListProps) {
  const text = useMessages('notificationList', notificationListMessages, messages)
  const state = { isEmpty: notifications.length === 0, status, isOffline, isMarkRefused, onRetry, text }
  return (
    <div {...props} className={cx('gz-notification-list', className)} aria-busy={status === 'loading' || undefined}>
      <ListState {...state} />
      {state.isEmpty ? null : (
        <ul>
          {notifications.map(({ notification, isNew }) => (
            <li key={notification.id} data-new={isNew || undefined}>
              <NotificationText notification={notification} text={text} isNew={isNew} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ListStateProps
  extends Required<Pick<NotificationListProps, 'status' | 'isOffline' | 'isMarkRefused' | 'onRetry'>> {
  isEmpty: boolean
  text: NotificationListMessages
}

/** The problem with the list, if any. */
function ListState({ isEmpty, status, isOffline, isMarkRefused, onRetry, text }: ListStateProps) {
  if (isOffline && status !== 'loaded') return <Banner tone="warning">{text.offline}</Banner>
  if (status === 'failed' && isEmpty) return <ErrorState title={text.failedTitle} onRetry={onRetry} />
  if (status === 'failed') {
    const retry = (
      <Button variant="plain" size="s" onClick={onRetry}>
        {text.retry}
      </Button>
    )
    return (
      <Banner tone="warning" actions={retry}>
        {text.outdated}
      </Banner>
    )
  }
  if (!isEmpty) return isMarkRefused ? <Banner tone="warning">{text.notMarked}</Banner> : null
  if (status === 'loaded') {
    return (
      <p data-slot="empty" role="status">
        {text.empty}
      </p>
    )
  }
  return (
    <div data-slot="loading">
      <p className="gz-visually-hidden" role="status">
        {text.loading}
      </p>
      <Skeleton width="40%" />
      <Skeleton width="85%" />
      <Skeleton width="40%" />
      <Skeleton width="75%" />
    </div>
  )
}
