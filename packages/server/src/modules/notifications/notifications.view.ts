import type { Notification } from '@gauze/contract'
import { notificationSchema } from '@gauze/contract/schemas'
import type { NotificationRow } from './notifications.repository.js'

/** A notification as sent on the wire; general words replace data that do not fit its type. */
export function notificationView({ id, notificationType, metaData, unread }: NotificationRow): Notification {
  const common = { id, userNotificationStatus: { unread } }
  const known = notificationSchema.safeParse({ ...common, notificationType, metaData })
  return known.success ? known.data : { ...common, notificationType: 'Unreadable', metaData: {} }
}
