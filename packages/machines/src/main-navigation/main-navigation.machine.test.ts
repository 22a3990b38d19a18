import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { mainNavigationMachine } from './main-navigation.machine.js'
import { selectActiveMenus, selectIsMenuActive, selectIsNavigationOpen } from './main-navigation.selectors.js'
import type { MainNavigationEmitted } from './main-navigation.types.js'

function start() {
  const actor = createActor(mainNavigationMachine).start()
  const emitted: MainNavigationEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  const activate = (id: string, depth: number) => actor.send({ type: 'menu.activate', id, depth })
  const menus = () => selectActiveMenus(actor.getSnapshot()).map(({ id }) => id)
  const isOpen = () => selectIsNavigationOpen(actor.getSnapshot())
  return { actor, emitted, activate, menus, isOpen }
}

function startOpen() {
  const navigation = start()
  navigation.actor.send({ type: 'navigation.open', openerId: 'menu-button' })
  return navigation
}

it('NAV-01 opens, and closing clears all menus', () => {
  const { actor, emitted, activate, menus, isOpen } = startOpen()
  expect(isOpen()).toBe(true)
  activate('products', 0)
  activate('gloves', 1)
  actor.send({ type: 'navigation.close' })
  expect(isOpen()).toBe(false)
  expect(menus()).toEqual([])
  expect(emitted).toEqual([{ type: 'navigation.opened' }, { type: 'navigation.closed', reason: 'request' }])
})

it('NAV-02 activating an active menu removes it and all deeper ones', () => {
  const { activate, menus } = startOpen()
  activate('products', 0)
  activate('gloves', 1)
  activate('nitrile', 2)
  activate('gloves', 1)
  expect(menus()).toEqual(['products'])
})

it('NAV-03 activating at an occupied depth replaces that depth and drops deeper ones', () => {
  const { actor, activate, menus } = startOpen()
  activate('products', 0)
  activate('gloves', 1)
  activate('nitrile', 2)
  activate('wound-care', 1)
  expect(menus()).toEqual(['products', 'wound-care'])
  expect(selectIsMenuActive('wound-care')(actor.getSnapshot())).toBe(true)
  expect(selectIsMenuActive('nitrile')(actor.getSnapshot())).toBe(false)
})

it('NAV-03 appends a menu at a free depth', () => {
  const { activate, menus } = startOpen()
  activate('products', 0)
  activate('gloves', 1)
  expect(menus()).toEqual(['products', 'gloves'])
})

it('NAV-03 treats the same id at another depth as another menu', () => {
  const { activate, menus } = startOpen()
  activate('gloves', 0)
  activate('gloves', 1)
  expect(menus()).toEqual(['gloves', 'gloves'])
})

it.each([
  ['outside', { type: 'outside.click' }],
  ['layout', { type: 'layout.widen' }],
] as const)('NAV-04 closes and says why: %s', (reason, event) => {
  const { actor, emitted, activate, menus, isOpen } = startOpen()
  activate('products', 0)
  actor.send(event)
  expect(isOpen()).toBe(false)
  expect(menus()).toEqual([])
  expect(emitted.at(-1)).toEqual({ type: 'navigation.closed', reason })
})

it('NAV-04 Escape closes one level and returns the focus to its opener', () => {
  const { actor, emitted, activate, menus, isOpen } = startOpen()
  activate('products', 0)
  activate('gloves', 1)
  actor.send({ type: 'escape.press' })
  expect(menus()).toEqual(['products'])
  expect(emitted.at(-1)).toEqual({ type: 'focus.returned', targetId: 'gloves' })
  actor.send({ type: 'escape.press' })
  expect(menus()).toEqual([])
  expect(isOpen()).toBe(true)
  expect(emitted.at(-1)).toEqual({ type: 'focus.returned', targetId: 'products' })
  actor.send({ type: 'escape.press' })
  expect(isOpen()).toBe(false)
  expect(emitted.slice(-2)).toEqual([
    { type: 'focus.returned', targetId: 'menu-button' },
    { type: 'navigation.closed', reason: 'escape' },
  ])
})

it('NAV-04 closes with its last menu when a menu opened it', () => {
  const { actor, emitted, activate, isOpen } = start()
  activate('products', 0)
  actor.send({ type: 'escape.press' })
  expect(isOpen()).toBe(false)
  expect(emitted.slice(1)).toEqual([
    { type: 'focus.returned', targetId: 'products' },
    { type: 'navigation.closed', reason: 'escape' },
  ])
  activate('products', 0)
  activate('products', 0)
  expect(isOpen()).toBe(false)
})
