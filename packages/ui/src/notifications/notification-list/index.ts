export { NotificationList, type NotificationListProps } from './notification-list.js'
export { type NotificationListMessages, notificationListMessages } from './notification-list.messages.js'
