export { notificationsActors } from './notifications.actors.js'
export { notificationsFeature } from './notifications.feature.js'
export { notificationsMachine } from './notifications.machine.js'
export {
  selectIsMarkRefused,
  selectNotifications,
  selectNotificationsStatus,
  selectUnreadCount,
} from './notifications.selectors.js'
export type {
  NotificationsAnswer,
  NotificationsContext,
  NotificationsEvent,
  NotificationsInput,
  NotificationsPort,
  ShownNotification,
} from './notifications.types.js'
