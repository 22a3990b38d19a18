import { namedQuery } from '../../db/client.js'
import { type Scope, sessionCheck } from '../../db/scope.js'

/** A notification as stored in the database. */
export interface NotificationRow {
  readonly id: number
  readonly notificationType: string
  readonly metaData: Record<string, unknown>
  readonly unread: boolean
}

/** The newest ones and how many are unread in total. */
interface UserNotifications {
  readonly notifications: NotificationRow[]
  readonly unread: number
}

const shown = 100

const userNotificationsQuery = namedQuery<UserNotifications>(
  'user-notifications',
  `SELECT (SELECT COALESCE(json_agg(json_build_object('id', n.id, 'notificationType', n.notification_type,
      'metaData', n.meta_data, 'unread', n.read_at IS NULL) ORDER BY n.created_at DESC, n.id DESC), '[]')
    FROM (SELECT * FROM notifications WHERE user_id = $1 AND account_id = $2
      ORDER BY created_at DESC, id DESC LIMIT ${shown}) n) AS notifications,
    (SELECT count(*)::int FROM notifications WHERE user_id = $1 AND account_id = $2 AND read_at IS NULL) AS unread`,
)

/** Reads the user's notifications in their current company, newest first, in one statement. */
export async function readNotifications(scope: Scope): Promise<UserNotifications> {
  const [row] = await userNotificationsQuery.all(scope.db, [scope.userId, scope.accountId])
  return row ?? { notifications: [], unread: 0 }
}

const markReadQuery = namedQuery<{ unread: number; checked: boolean }>(
  'mark-notifications-read',
  `WITH marked AS (
    UPDATE notifications SET read_at = now()
    WHERE user_id = $1 AND account_id = $2 AND read_at IS NULL AND ($3::int IS NULL OR id <= $3) RETURNING id)
  SELECT count(*)::int AS unread, (SELECT ${sessionCheck(4, { user: '$1', account: '$2' })}) AS checked FROM notifications
  WHERE user_id = $1 AND account_id = $2 AND read_at IS NULL AND id NOT IN (SELECT id FROM marked)`,
)

/**
 * Marks the user's notifications as read, in one statement; repeating it changes nothing.
 * @param lastId the newest that was shown, so that later ones stay unread; null marks all
 * @returns how many are unread now
 */
export async function markNotificationsRead(scope: Scope, lastId: number | null): Promise<number> {
  const [row] = await markReadQuery.all(scope.db, [scope.userId, scope.accountId, lastId, ...scope.sessionValues])
  return row?.unread ?? 0
}
