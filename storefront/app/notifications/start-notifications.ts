import { notificationsActors, notificationsMachine } from '@gauze/machines/notifications'
import { createActor } from 'xstate'
import type { LoadedStore, StoreRuntime } from '../runtime/store-runtime.js'

/** Starts the notifications machine and connects it to its stand-in; later calls change nothing. */
export function startNotifications({ actors }: StoreRuntime, { api }: LoadedStore): void {
  if (actors.notifications.getSnapshot() !== undefined) return
  const machine = notificationsMachine.provide({ actors: notificationsActors(api) })
  const notifications = createActor(machine, { input: { path: location.pathname } })
  window.addEventListener('online', () => notifications.send({ type: 'connection.restore' }))
  actors.notifications.connect(notifications.start())
}
