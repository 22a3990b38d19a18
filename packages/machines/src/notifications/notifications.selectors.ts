import type { SnapshotFrom } from 'xstate'
import type { notificationsMachine } from './notifications.machine.js'
import type { NotificationsContext, ShownNotification } from './notifications.types.js'

type State = SnapshotFrom<typeof notificationsMachine>

/** The newest notification's id; 0 without any. */
export function newestId({ answer }: Pick<NotificationsContext, 'answer'>): number {
  return Math.max(0, ...answer.notifications.map(({ id }) => id))
}

/** How many are unread, not counting those that this page has marked even if an older answer still does. */
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

/** Whether the list is loading, there, or failed to load; `idle` while nobody is signed in. */
export function selectNotificationsStatus(state: State): 'idle' | 'loading' | 'loaded' | 'failed' {
  if (state.hasTag('loading')) return 'loading'
  if (state.hasTag('failed')) return 'failed'
  return state.hasTag('loaded') ? 'loaded' : 'idle'
}

/** Whether the server failed to record that they were read. */
export function selectIsMarkRefused(state: State): boolean {
  return state.hasTag('unmarked')
}
