import type { CallOutput, Notification } from '@gauze/contract'
import type { Calls } from '../port/index.js'

/** The calls of the notifications. */
export type NotificationsPort = Calls<'getUserNotifications' | 'markNotificationsAsRead'>

/** The last answer of the server. */
export type NotificationsAnswer = CallOutput<'getUserNotifications'>

/** The context of the notifications machine. */
export interface NotificationsContext {
  /** The owner of the notifications; `null` while nobody is signed in. */
  readonly ownerId: string | null
  /** The path of the page; a change of it asks again. */
  readonly path: string
  readonly answer: NotificationsAnswer
  readonly isOpen: boolean
  /** The newest id that counts as read here, before the server has confirmed it. */
  readonly readUpTo: number
  /** The newest id that the server has marked as read. */
  readonly confirmedUpTo: number
  /** Unread ones above this id are shown as new while the list is open, although opening has marked them. */
  readonly newAbove: number
}

/** The input of the notifications. */
export interface NotificationsInput {
  /** The path of the page, so that nothing is read twice when the page reports it. */
  readonly path: string
}

/** A notification as shown. */
export interface ShownNotification {
  readonly notification: Notification
  /** True if the user sees the notification for the first time. */
  readonly isNew: boolean
}

/** The events of the notifications machine. */
export type NotificationsEvent =
  /** A user signed in; the machine drops all data of another owner. */
  | { readonly type: 'session.start'; readonly ownerId: string }
  | { readonly type: 'session.end' }
  | { readonly type: 'path.change'; readonly path: string }
  | { readonly type: 'list.open' }
  | { readonly type: 'list.close' }
  | { readonly type: 'list.retry' }
  | { readonly type: 'connection.restore' }
