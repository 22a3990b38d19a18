import { defineHandlers } from '../../http/define-handlers.js'
import { markNotificationsRead, readNotifications } from './notifications.repository.js'
import { notificationView } from './notifications.view.js'

/** The calls under /api/myaccount/transactions/ about notifications. */
export const notificationsHandlers = defineHandlers({
  getUserNotifications: async ({ scope }) => {
    const { notifications, unread } = await readNotifications(scope)
    return { notifications: notifications.map(notificationView), unread }
  },

  markNotificationsAsRead: async ({ scope, input }) => ({
    unread: await markNotificationsRead(scope, input.lastId ?? null),
  }),
})
