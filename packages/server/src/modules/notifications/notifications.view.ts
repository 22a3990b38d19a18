import type { Notification } from '@gauze/contract'
import { notificationSchema } from '@gauze/contract/schemas'
import type { NotificationRow } from './notifications.repository.js'

/** A notification as the wire has it; one whose data do not fit its type is told in general words. */
export const notificationView = ({ id, notificationType, metaData, unread }: NotificationRow): Notification => {
  const told = { id, userNotificationStatus: { unread } }
  const known = notificationSchema.safeParse({ ...told, notificationType, metaData })
  return known.success ? known.data : { ...told, notificationType: 'Unreadable', metaData: {} }
}
