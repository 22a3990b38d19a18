import { NotificationMenu } from '@gauze/ui/notifications/notification-menu'
import { useLocation } from 'react-router-dom'
import { track } from '../browser/track.js'

/** The notifications of the signed-in user. Not loaded for visitors. */
export function StoreNotifications() {
  const { pathname } = useLocation()
  return <NotificationMenu path={pathname} onOpened={(unread) => track('Notifications_Opened', { unread })} />
}
