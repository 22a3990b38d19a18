import { expect, it } from 'vitest'
import { complete, coverPaths } from '../../test/coverage.js'
import { mainNavigationMachine } from './main-navigation.machine.js'

it('NAV-01 reaches every state and takes every transition of the navigation', () => {
  const events = [
    { type: 'navigation.open', openerId: 'menu-button' },
    { type: 'navigation.close' },
    { type: 'menu.activate', id: 'gloves', depth: 0 },
    { type: 'menu.activate', id: 'nitrile', depth: 1 },
    { type: 'outside.click' },
    { type: 'layout.widen' },
    { type: 'escape.press' },
  ]
  expect(coverPaths(mainNavigationMachine, { events })).toEqual(complete)
})
