export { NotificationBell, type NotificationBellProps } from './notification-bell.js'
export { type NotificationBellMessages, notificationBellMessages } from './notification-bell.messages.js'
