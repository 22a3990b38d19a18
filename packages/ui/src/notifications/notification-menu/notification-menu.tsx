'use client'
import { useEffect } from 'react'
import { useNotifications } from '../../hooks/use-notifications.js'
import { useOnline } from '../../hooks/use-online.js'
import { NotificationBell, type NotificationBellProps } from '../notification-bell/index.js'
import { NotificationList } from '../notification-list/index.js'

export interface NotificationMenuProps extends Omit<NotificationBellProps, 'unread' | 'renderList' | 'onOpenChange'> {
  /** Of the page in view: each change reads the notifications again and closes the list. */
  path: string
  /** The list was opened; called with how many were unread. */
  onOpened?: (unread: number) => void
}

/**
 * The bell and the notifications of the signed-in user. A store loads the machine with it
 * (`loadOnDemand` of `@gauze/machines/store`).
 *
 * @example {isSignedIn ? <NotificationMenu path={pathname} /> : null}
 */
export function NotificationMenu({ path, onOpened, ...props }: NotificationMenuProps) {
  const isOnline = useOnline()
  const { notifications, unread, status, isMarkRefused, open, close, retry, changePath } = useNotifications()

  // Loads the machine, too.
  useEffect(() => changePath(path), [changePath, path])

  return (
    <NotificationBell
      {...props}
      // Following a link of the list closes it.
      key={path}
      unread={unread}
      onOpenChange={(isOpen) => {
        if (!isOpen) return close()
        onOpened?.(unread)
        open()
      }}
      renderList={() => (
        <NotificationList
          notifications={notifications}
          status={status}
          isOffline={!isOnline}
          isMarkRefused={isMarkRefused}
          onRetry={retry}
        />
      )}
    />
  )
}
