import { fromPromise } from 'xstate'
import type { CallOptions } from '../port/index.js'
import type { NotificationsAnswer, NotificationsPort } from './notifications.types.js'

/** The owner of the notifications. */
export interface RecipientInput {
  readonly ownerId: string | null
}

/** The last notification that the owner has read. */
export interface MarkInput extends RecipientInput {
  readonly lastId: number
}

function optionsFor({ ownerId }: RecipientInput, signal: AbortSignal): CallOptions {
  return ownerId === null ? { signal } : { signal, owner: ownerId }
}

/** The port of the notifications as the actors their machine invokes. */
export function notificationsActors(port: NotificationsPort) {
  return {
    load: fromPromise<NotificationsAnswer, RecipientInput>(({ input, signal }) =>
      port.getUserNotifications({}, optionsFor(input, signal)),
    ),
    markRead: fromPromise<unknown, MarkInput>(({ input, signal }) =>
      port.markNotificationsAsRead({ lastId: input.lastId }, optionsFor(input, signal)),
    ),
  }
}
