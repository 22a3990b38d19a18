'use client'
import {
  type NotificationsEvent,
  type notificationsMachine,
  type ShownNotification,
  selectIsMarkRefused,
  selectNotifications,
  selectNotificationsStatus,
  selectUnreadCount,
} from '@gauze/machines/notifications'
import type { ActorLike } from '@gauze/machines/store'
import { useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useStorePart } from '../provider/store-context.js'
import { useSelector } from '../provider/use-selector.js'

declare module '../provider/store-context.js' {
  interface StoreParts {
    readonly notifications: ActorLike<SnapshotFrom<typeof notificationsMachine>, NotificationsEvent>
  }
}

type Status = ReturnType<typeof selectNotificationsStatus>

const IDLE: Status = 'idle'
const NONE: readonly ShownNotification[] = []

/**
 * The user's notifications and the number of unread ones. Both are empty until the machine has loaded.
 *
 * @throws Error outside a `GauzeProvider` whose store has the machine.
 * @example const { notifications, unread, open } = useNotifications()
 */
export function useNotifications() {
  const actor = useStorePart('notifications', 'useNotifications')
  const notifications = useSelector(actor, selectNotifications, NONE)
  const unread = useSelector(actor, selectUnreadCount, 0)
  const status = useSelector(actor, selectNotificationsStatus, IDLE)
  const isMarkRefused = useSelector(actor, selectIsMarkRefused, false)
  const actions = useMemo(
    () => ({
      open: () => actor.send({ type: 'list.open' }),
      close: () => actor.send({ type: 'list.close' }),
      retry: () => actor.send({ type: 'list.retry' }),
      changePath: (path: string) => actor.send({ type: 'path.change', path }),
    }),
    [actor],
  )
  return { notifications, unread, status, isMarkRefused, ...actions }
}
