import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { mainNavigationMachine } from './main-navigation.machine.js'
import { selectActiveMenus, selectIsNavigationOpen } from './main-navigation.selectors.js'

const activation = record({
  type: constantFrom('menu.activate' as const),
  id: constantFrom('products', 'gloves', 'wound-care', 'nitrile'),
  depth: integer({ min: 0, max: 3 }),
})
const other = constantFrom(
  { type: 'navigation.open' as const, openerId: 'menu-button' },
  { type: 'navigation.close' as const },
  { type: 'outside.click' as const },
  { type: 'layout.widen' as const },
  { type: 'escape.press' as const },
)

it('NAV-01 after any events, menus lie one to a depth, deeper ones last, and a closed navigation has none', () => {
  assert(
    property(array(oneof(activation, other), { maxLength: 40 }), (events) => {
      const actor = createActor(mainNavigationMachine).start()
      for (const event of events) {
        actor.send(event)
        const depths = selectActiveMenus(actor.getSnapshot()).map(({ depth }) => depth)
        expect(depths).toEqual([...new Set(depths)].sort((a, b) => a - b))
        if (!selectIsNavigationOpen(actor.getSnapshot())) expect(depths).toEqual([])
      }
    }),
  )
})

it('NAV-02 NAV-03 after activating a menu it is the deepest, or it is gone with all that was deeper', () => {
  assert(
    property(array(activation, { minLength: 1, maxLength: 20 }), (activations) => {
      const actor = createActor(mainNavigationMachine).start()
      actor.send({ type: 'navigation.open', openerId: 'menu-button' })
      for (const event of activations) {
        const before = selectActiveMenus(actor.getSnapshot())
        const wasActive = before.some(({ id, depth }) => id === event.id && depth === event.depth)
        actor.send(event)
        const shallower = before.filter(({ depth }) => depth < event.depth)
        const { id, depth } = event
        expect(selectActiveMenus(actor.getSnapshot())).toEqual(wasActive ? shallower : [...shallower, { id, depth }])
      }
    }),
  )
})
