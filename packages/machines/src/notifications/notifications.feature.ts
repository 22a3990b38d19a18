import { type ActorRefFrom, createActor } from 'xstate'
import type { Feature } from '../store/features.js'
import { notificationsActors } from './notifications.actors.js'
import { notificationsMachine } from './notifications.machine.js'
import type { NotificationsPort } from './notifications.types.js'

/**
 * The notifications of a store as a feature of it: they belong to the signed-in user, and are read again when the
 * connection returns.
 *
 * @example
 * createStore({ port: api, tokens, channel, page, keySeed, features: { notifications: notificationsFeature(api) } })
 */
export function notificationsFeature(port: NotificationsPort): Feature<ActorRefFrom<typeof notificationsMachine>> {
  return ({ currentPath, followOwner, followPage }) => {
    const machine = notificationsMachine.provide({ actors: notificationsActors(port) })
    const notifications = createActor(machine, { input: { path: currentPath().replace(/[?#].*/, '') } }).start()
    followOwner((ownerId) =>
      notifications.send(ownerId === null ? { type: 'session.end' } : { type: 'session.start', ownerId }),
    )
    followPage((event) => {
      if (event === 'online') notifications.send({ type: 'connection.restore' })
    })
    return notifications
  }
}
