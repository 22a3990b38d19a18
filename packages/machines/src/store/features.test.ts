import { expect, it, vi } from 'vitest'
import { answer, controlled, fail, networkError, settle } from '../../test/calls.js'
import { notificationsOf } from '../../test/notifications.js'
import { userOf } from '../../test/user.js'
import { notificationsFeature, selectUnreadCount } from '../notifications/index.js'
import { loadOnDemand, type PageEvent, type StoreSurroundings } from './features.js'
import type { OwnerListener } from './owner.js'

/** A store of a customer, as a feature sees it. */
function surroundings() {
  const page: ((event: PageEvent) => void)[] = []
  const owner: OwnerListener[] = []
  const given: Omit<StoreSurroundings, 'session' | 'channel'> = {
    currentPath: () => '/products/2?sort=name#filters',
    followOwner: (listener) => {
      owner.push(listener)
      listener('1.1', userOf('Ada'))
    },
    followPage: (listener) => void page.push(listener),
  }
  const turn = (event: PageEvent) => {
    for (const listener of page) listener(event)
  }
  return { given, owner, turn }
}

function startNotifications(load = () => Promise.resolve()) {
  const getUserNotifications = controlled<object, ReturnType<typeof notificationsOf>>()
  const markNotificationsAsRead = controlled<{ lastId?: number | string | undefined }, { unread: number }>()
  const feature = notificationsFeature({ getUserNotifications, markNotificationsAsRead })
  const { given, ...store } = surroundings()
  const loads = vi.fn(load)
  const failures: unknown[] = []
  const onDemand = loadOnDemand(
    async () => {
      await loads()
      // Neither the session nor the channel is of interest to this feature.
      return () => feature(given as StoreSurroundings)
    },
    (error) => failures.push(error),
  )
  return { ...store, calls: getUserNotifications, loads, failures, notifications: onDemand(given as StoreSurroundings) }
}

it('NOTE-01 loads a machine with the first event, which it gets, and belongs to the user of that moment', async () => {
  const { notifications, loads, calls } = startNotifications()
  expect(loads).not.toHaveBeenCalled()
  notifications.send({ type: 'list.open' })
  notifications.send({ type: 'path.change', path: '/products/2' })
  await settle()
  expect(loads).toHaveBeenCalledTimes(1)
  // The page already has this path, so nothing is read twice.
  expect(calls.calls).toHaveLength(1)
  await answer(calls, 0, notificationsOf([1, 'unread']))
  const snapshot = notifications.getSnapshot()
  expect([snapshot?.context.isOpen, snapshot && selectUnreadCount(snapshot)]).toEqual([true, 0])
})

it('NOTE-01 reads notifications again when the connection returns, and none after signing out', async () => {
  const { notifications, calls, owner, turn } = startNotifications()
  await notifications.load()
  await fail(calls, 0, networkError)
  turn('online')
  await settle()
  expect(calls.calls).toHaveLength(2)
  await fail(calls, 1, networkError)
  for (const listener of owner) listener(null, null)
  turn('online')
  await settle()
  expect(calls.calls).toHaveLength(2)
})

it('keeps sent events while the code did not load, says so, and tries again with the next event', async () => {
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue()
  const { notifications, failures, calls } = startNotifications(load)
  notifications.send({ type: 'list.open' })
  await settle()
  expect(failures).toEqual([new Error('offline')])
  expect(notifications.getSnapshot()).toBeUndefined()
  notifications.send({ type: 'path.change', path: '/cart' })
  await settle()
  expect(notifications.getSnapshot()?.context).toMatchObject({ isOpen: true, path: '/cart' })
  expect(calls.calls.length).toBeGreaterThan(0)
  notifications.stop()
  expect(notifications.getSnapshot()?.status).toBe('stopped')
})
