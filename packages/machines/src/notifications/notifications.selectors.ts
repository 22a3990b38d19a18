import type { SnapshotFrom } from 'xstate'
import type { notificationsMachine } from './notifications.machine.js'
import type { NotificationsContext, ShownNotification } from './notifications.types.js'

type State = SnapshotFrom<typeof notificationsMachine>

/** The newest notification's id; 0 without any. */
export function newestId({ answer }: Pick<NotificationsContext, 'answer'>): number {
  return Math.max(0, ...answer.notifications.map(({ id }) => id))
}

/** Returns the number of unread notifications, without the ones that this page has marked since an older answer. */
export function unreadCount({ answer, readUpTo }: Pick<NotificationsContext, 'answer' | 'readUpTo'>): number {
  const unread = answer.notifications.filter(({ userNotificationStatus }) => userNotificationStatus.unread)
  const isOlderThanMarking = unread.some(({ id }) => id <= readUpTo)
  return isOlderThanMarking ? unread.filter(({ id }) => id > readUpTo).length : answer.unread
}

/** The number of the badge. */
export function selectUnreadCount(state: State): number {
  return unreadCount(state.context)
}

/** The list, newest first. */
export function selectNotifications({ context }: State): readonly ShownNotification[] {
  const newAbove = context.isOpen ? context.newAbove : context.readUpTo
  return context.answer.notifications.map((notification) => ({
    notification,
    isNew: notification.userNotificationStatus.unread && notification.id > newAbove,
  }))
}

/** Returns the state of the list: loading, loaded or failed; `idle` while nobody is signed in. */
export function selectNotificationsStatus(state: State): 'idle' | 'loading' | 'loaded' | 'failed' {
  if (state.hasTag('loading')) return 'loading'
  if (state.hasTag('failed')) return 'failed'
  return state.hasTag('loaded') ? 'loaded' : 'idle'
}

/** Returns true if the server did not mark the notifications as read. */
export function selectIsMarkRefused(state: State): boolean {
  return state.hasTag('unmarked')
}
