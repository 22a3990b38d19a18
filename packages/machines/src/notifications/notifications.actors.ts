import { fromPromise } from 'xstate'
import type { NotificationsAnswer, NotificationsPort } from './notifications.types.js'

/** The port of the notifications as the actors their machine invokes. */
export const notificationsActors = (port: NotificationsPort) => ({
  load: fromPromise<NotificationsAnswer, undefined>(({ signal }) => port.getUserNotifications({}, { signal })),
  markRead: fromPromise<unknown, { readonly lastId: number }>(({ input, signal }) =>
    port.markNotificationsAsRead({ lastId: input.lastId }, { signal }),
  ),
})
