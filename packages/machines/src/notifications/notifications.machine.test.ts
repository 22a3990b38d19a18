import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { answer, controlled, fail, networkError, optionsOf } from '../../test/calls.js'
import { notificationsOf } from '../../test/notifications.js'
import { notificationsActors } from './notifications.actors.js'
import { notificationsMachine } from './notifications.machine.js'
import {
  selectIsMarkRefused,
  selectNotifications,
  selectNotificationsStatus,
  selectUnreadCount,
} from './notifications.selectors.js'
import type { NotificationsEvent } from './notifications.types.js'

function start() {
  const clock = new SimulatedClock()
  const load = controlled<object, ReturnType<typeof notificationsOf>>()
  const mark = controlled<{ lastId?: number | string | undefined }, { unread: number }>()
  const machine = notificationsMachine.provide({
    actors: notificationsActors({ getUserNotifications: load, markNotificationsAsRead: mark }),
  })
  const actor = createActor(machine, { clock, input: { path: '/' } }).start()
  const send = (...events: readonly NotificationsEvent['type'][]) => {
    for (const type of events) {
      if (type === 'session.start') actor.send({ type, ownerId: '1.1' })
      else if (type !== 'path.change') actor.send({ type })
    }
  }
  return {
    actor,
    clock,
    load,
    mark,
    send,
    go: (path: string) => actor.send({ type: 'path.change', path }),
    badge: () => selectUnreadCount(actor.getSnapshot()),
    status: () => selectNotificationsStatus(actor.getSnapshot()),
    isRefused: () => selectIsMarkRefused(actor.getSnapshot()),
    /** Ids of the list; the ids that are shown as new have an asterisk. */
    list: () =>
      selectNotifications(actor.getSnapshot()).map(
        ({ notification, isNew }) => `${notification.id}${isNew ? '*' : ''}`,
      ),
  }
}

it('NOTE-01 asks for nothing while nobody is signed in', () => {
  const { go, send, load, mark, status } = start()
  go('/products/1')
  send('list.open', 'list.close', 'list.retry', 'connection.restore')
  expect([load.calls.length, mark.calls.length, status()]).toEqual([0, 0, 'idle'])
})

it('NOTE-01 asks at sign-in and once on each change of the path', async () => {
  const { send, go, load, badge, list, status } = start()
  send('session.start')
  expect(status()).toBe('loading')
  await answer(load, 0, notificationsOf([3, 'unread'], [2, 'read']))
  expect([badge(), status()]).toEqual([1, 'loaded'])
  expect(list()).toEqual(['3*', '2'])
  go('/')
  expect(load.calls).toHaveLength(1)
  go('/cart')
  go('/cart')
  expect(load.calls).toHaveLength(2)
  await answer(load, 1, notificationsOf([4, 'unread'], [3, 'unread'], [2, 'read']))
  expect(badge()).toBe(2)
})

it('NOTE-01 never lets an older answer overwrite a newer one', async () => {
  const { send, go, load, list } = start()
  send('session.start')
  go('/cart')
  expect(optionsOf(load, 0).signal.aborted).toBe(true)
  await answer(load, 1, notificationsOf([9, 'unread']))
  await answer(load, 0, notificationsOf([1, 'unread']))
  expect(list()).toEqual(['9*'])
})

it('NOTE-01 opening with unread ones marks them read at once and still shows which are new', async () => {
  const { send, load, mark, badge, list } = start()
  send('session.start')
  await answer(load, 0, notificationsOf([3, 'unread'], [2, 'unread'], [1, 'read']))
  send('list.open')
  expect(mark.calls.map(({ input }) => input)).toEqual([{ lastId: 3 }])
  expect(badge()).toBe(0)
  expect(list()).toEqual(['3*', '2*', '1'])
  await answer(mark, 0, { unread: 0 })
  send('list.close')
  expect(list()).toEqual(['3', '2', '1'])
  send('list.open', 'list.close')
  expect(mark.calls).toHaveLength(1)
})

it('NOTE-01 opening without unread ones marks nothing', async () => {
  const { send, load, mark } = start()
  send('session.start')
  await answer(load, 0, notificationsOf([1, 'read']))
  send('list.open')
  expect(mark.calls).toEqual([])
})

it('NOTE-01 marks notifications that arrive while the list is open', async () => {
  const { send, load, mark, badge } = start()
  send('session.start', 'list.open')
  await answer(load, 0, notificationsOf([5, 'unread']))
  expect(mark.calls.map(({ input }) => input)).toEqual([{ lastId: 5 }])
  expect(badge()).toBe(0)
})

it('NOTE-01 reverts the marking when it fails, says so, and tries again on the next opening', async () => {
  const { send, load, mark, badge, isRefused } = start()
  send('session.start')
  await answer(load, 0, notificationsOf([3, 'unread']))
  send('list.open')
  await fail(mark, 0, networkError)
  expect([badge(), isRefused()]).toEqual([1, true])
  send('list.close', 'list.open')
  expect([mark.calls.length, badge(), isRefused()]).toEqual([2, 0, false])
  await answer(mark, 1, { unread: 0 })
  expect(badge()).toBe(0)
})

it('NOTE-01 gives up on a marking and on a list that are never answered', async () => {
  const { send, go, load, mark, clock, badge, status } = start()
  send('session.start')
  await answer(load, 0, notificationsOf([3, 'unread']))
  send('list.open')
  go('/cart')
  clock.increment(20_000)
  expect([badge(), status()]).toEqual([1, 'failed'])
  expect(optionsOf(mark, 0).signal.aborted).toBe(true)
  expect(optionsOf(load, 1).signal.aborted).toBe(true)
})

it('NOTE-01 an answer from before the marking does not bring the badge back, and later news still counts', async () => {
  const { send, go, load, mark, badge, list } = start()
  send('session.start')
  await answer(load, 0, notificationsOf([3, 'unread']))
  go('/cart')
  send('list.open')
  await answer(mark, 0, { unread: 0 })
  send('list.close')
  await answer(load, 1, notificationsOf([4, 'unread'], [3, 'unread']))
  expect([badge(), list()]).toEqual([1, ['4*', '3']])
})

it('NOTE-01 counts unread ones beyond the list', async () => {
  const { send, load, badge } = start()
  send('session.start')
  await answer(load, 0, { ...notificationsOf([130, 'unread']), unread: 130 })
  expect(badge()).toBe(130)
  send('list.open')
  expect(badge()).toBe(0)
})

it('NOTE-01 keeps its list when asking again fails, and asks on retry, on opening and when back online', async () => {
  const { send, go, load, status, list } = start()
  send('session.start')
  await answer(load, 0, notificationsOf([3, 'read']))
  go('/cart')
  await fail(load, 1, networkError)
  expect([status(), list()]).toEqual(['failed', ['3']])
  for (const [index, event] of (['list.retry', 'list.open', 'connection.restore'] as const).entries()) {
    send(event)
    expect([status(), load.calls.length]).toEqual(['loading', index + 3])
    await fail(load, index + 2, networkError)
  }
})

it('AUTH-10 NOTE-01 signing out clears everything and drops an answer on its way', async () => {
  const { send, go, load, mark, badge, list, status } = start()
  send('session.start')
  await answer(load, 0, notificationsOf([3, 'unread']))
  go('/cart')
  send('list.open', 'session.end')
  expect([optionsOf(load, 1).signal.aborted, optionsOf(mark, 0).signal.aborted]).toEqual([true, true])
  await answer(load, 1, notificationsOf([4, 'unread']))
  expect([badge(), list(), status()]).toEqual([0, [], 'idle'])
})

it('AUTH-12 shows nothing of the previous user when somebody else signs in', async () => {
  const { actor, send, load, list } = start()
  send('session.start')
  await answer(load, 0, notificationsOf([3, 'unread']))
  actor.send({ type: 'session.start', ownerId: '2.1' })
  expect([list(), load.calls.length]).toEqual([[], 2])
  expect([optionsOf(load, 0).owner, optionsOf(load, 1).owner]).toEqual(['1.1', '2.1'])
})

it('a machine without a port fails in a state and is not stuck', async () => {
  const actor = createActor(notificationsMachine, { input: { path: '/' } }).start()
  actor.send({ type: 'session.start', ownerId: '1.1' })
  await expect.poll(() => selectNotificationsStatus(actor.getSnapshot())).toBe('failed')
})
