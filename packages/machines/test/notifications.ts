import type { Notification } from '@gauze/contract'
import type { NotificationsAnswer } from '../src/notifications/index.js'

const notificationOf = (id: number, unread: boolean): Notification => ({
  id,
  notificationType: 'Item Back in Stock',
  metaData: { item: { displayName: `Item ${id}`, urlComponent: `item-${id}` } },
  userNotificationStatus: { unread },
})

/** An answer with these notifications, newest first. */
export const notificationsOf = (
  ...reported: readonly (readonly [id: number, status: 'read' | 'unread'])[]
): NotificationsAnswer => ({
  notifications: reported.map(([id, status]) => notificationOf(id, status === 'unread')),
  unread: reported.filter(([, status]) => status === 'unread').length,
})
