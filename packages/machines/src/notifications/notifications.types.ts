import type { CallOutput, Notification } from '@gauze/contract'
import type { Calls } from '../port/index.js'

/** The calls of the notifications. */
export type NotificationsPort = Calls<'getUserNotifications' | 'markNotificationsAsRead'>

/** What the server answered last. */
export type NotificationsAnswer = CallOutput<'getUserNotifications'>

/** The context of the notifications machine. */
export interface NotificationsContext {
  /** Whose they are; `null` while nobody is signed in. */
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
  /** Whether the user sees it for the first time. */
  readonly isNew: boolean
}

/** The events of the notifications machine. */
export type NotificationsEvent =
  /** Somebody signed in; everything of another owner is dropped. */
  | { readonly type: 'session.start'; readonly ownerId: string }
  | { readonly type: 'session.end' }
  | { readonly type: 'path.change'; readonly path: string }
  | { readonly type: 'list.open' }
  | { readonly type: 'list.close' }
  | { readonly type: 'list.retry' }
  | { readonly type: 'connection.restore' }
