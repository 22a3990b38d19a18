export const notificationBellMessages = {
  title: 'Notifications',
  /** What the badge reads is a part of it: a number, or '99+'. */
  unread: (badge: string) => `${badge} unread`,
}

export type NotificationBellMessages = typeof notificationBellMessages
