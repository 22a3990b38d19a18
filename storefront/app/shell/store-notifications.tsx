import { useNotifications } from '@gauze/ui/hooks'
import { NotificationBell } from '@gauze/ui/notifications/notification-bell'
import { NotificationList } from '@gauze/ui/notifications/notification-list'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { track } from '../browser/track.js'
import { useOnline } from '../browser/use-online.js'

/** The bell and notifications of the signed-in user (NOTE-01). Not loaded for visitors. */
export function StoreNotifications() {
  const { pathname } = useLocation()
  const isOnline = useOnline()
  const { notifications, unread, status, isMarkRefused, open, close, retry, changePath } = useNotifications()

  // Loads the machine, too.
  useEffect(() => changePath(pathname), [changePath, pathname])

  return (
    <NotificationBell
      // Following a link of the list closes it.
      key={pathname}
      unread={unread}
      onOpenChange={(isOpen) => {
        if (!isOpen) return close()
        track('Notifications_Opened', { unread })
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
