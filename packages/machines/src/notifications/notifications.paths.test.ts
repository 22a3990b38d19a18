import { expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { complete, coverPaths } from '../../test/coverage.js'
import { notificationsOf } from '../../test/notifications.js'
import { notificationsMachine } from './notifications.machine.js'

it('NOTE-01 reaches every state and takes every transition of the notifications', () => {
  const events = [
    { type: 'session.start', ownerId: '1.1' },
    { type: 'session.end' },
    { type: 'path.change', path: '/cart' },
    { type: 'path.change', path: '/' },
    { type: 'list.open' },
    { type: 'list.close' },
    { type: 'list.retry' },
    { type: 'connection.restore' },
    { type: 'xstate.done.actor.load', output: notificationsOf([2, 'unread'], [1, 'read']) },
    { type: 'xstate.error.actor.load', error: { kind: 'network' } },
    { type: 'xstate.done.actor.markRead', output: { unread: 0 } },
    { type: 'xstate.error.actor.markRead', error: { kind: 'network' } },
  ]
  const identify = ({ context }: AnyMachineSnapshot) => [context.path, context.readUpTo, context.answer.unread]
  expect(coverPaths(notificationsMachine, { input: { path: '/' }, events, identify })).toEqual(complete)
})
