import { expect, it, vi } from 'vitest'
import { type ActorRefFrom, createActor } from 'xstate'
import { mainNavigationMachine, selectIsNavigationOpen } from '../main-navigation/index.js'
import { createStandIns } from './stand-ins.js'

it('NAV-01 opens the navigation that was requested before the code of the store had loaded', () => {
  const wake = vi.fn()
  const { standIns, connect } = createStandIns<{ navigation: ActorRefFrom<typeof mainNavigationMachine> }>({
    navigation: wake,
  })
  standIns.navigation.send({ type: 'navigation.open', openerId: 'menu' })
  expect(wake).toHaveBeenCalledTimes(1)
  connect({ navigation: createActor(mainNavigationMachine).start() })
  const snapshot = standIns.navigation.getSnapshot()
  expect(snapshot && selectIsNavigationOpen(snapshot)).toBe(true)
})
