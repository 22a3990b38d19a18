import type { Notification } from '@gauze/contract'
import type { NotificationsAnswer } from '../src/notifications/index.js'

function notificationOf(id: number, unread: boolean): Notification {
  return {
    id,
    notificationType: 'Item Back in Stock',
    metaData: { item: { displayName: `Item ${id}`, urlComponent: `item-${id}` } },
    userNotificationStatus: { unread },
  }
}

/** An answer with these notifications, newest first. */
export function notificationsOf(
  ...reported: readonly (readonly [id: number, status: 'read' | 'unread'])[]
): NotificationsAnswer {
  return {
    notifications: reported.map(([id, status]) => notificationOf(id, status === 'unread')),
    unread: reported.filter(([, status]) => status === 'unread').length,
  }
}
