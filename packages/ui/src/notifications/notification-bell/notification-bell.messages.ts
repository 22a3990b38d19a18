export const notificationBellMessages = {
  title: 'Notifications',
  /** The badge's text is part of it: a number, or '99+'. */
  unread: (badge: string) => `${badge} unread`,
}

export type NotificationBellMessages = typeof notificationBellMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    notificationBell: NotificationBellMessages
  }
}
