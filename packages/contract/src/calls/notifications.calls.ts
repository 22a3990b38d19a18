import { z } from 'zod'
import { queryIdOf } from '../entities/common.js'
import { notificationSchema } from '../entities/notification.js'
import { users } from './access.js'
import { defineCalls } from './define-call.js'

/** The calls under /api/myaccount/transactions/ about notifications. */
export const notificationsCalls = defineCalls({
  getUserNotifications: {
    id: 'API-52',
    method: 'GET',
    path: '/api/myaccount/transactions/getUserNotifications',
    access: users,
    summary: 'Notifications of the user in this company: the newest 100, and how many are unread in total',
    response: z.object({ notifications: z.array(notificationSchema), unread: z.int().min(0) }),
  },
  markNotificationsAsRead: {
    id: 'API-53',
    method: 'GET',
    path: '/api/myaccount/transactions/markNotificationsAsRead',
    access: users,
    changes: 'notifications',
    summary:
      'Marks the notifications of the user as read. The specification makes it a GET; it is safe to repeat, and only the bearer token opens it, so that no link and no other site can call it',
    query: z.object({
      lastId: queryIdOf('notification')
        .optional()
        .describe(
          'The newest notification that was shown; later ones stay unread. Without it, all notifications are marked',
        ),
    }),
    response: z.object({ unread: z.int().min(0).describe('How many are unread now') }),
    sample: { lastId: 1 },
  },
})
