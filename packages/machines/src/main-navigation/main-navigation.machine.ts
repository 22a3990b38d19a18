import { assign, emit, enqueueActions, setup } from 'xstate'
import type {
  ActiveMenu,
  CloseReason,
  MainNavigationContext,
  MainNavigationEmitted,
  MainNavigationEvent,
} from './main-navigation.types.js'

const types: Partial<{
  context: MainNavigationContext
  events: MainNavigationEvent
  emitted: MainNavigationEmitted
  tags: 'open'
}> = {}

function activate(active: readonly ActiveMenu[], menu: ActiveMenu): readonly ActiveMenu[] {
  const position = active.findIndex(({ id, depth }) => id === menu.id && depth === menu.depth)
  if (position >= 0) return active.slice(0, position)
  return [...active.filter(({ depth }) => depth < menu.depth), { id: menu.id, depth: menu.depth }]
}

/**
 * The main navigation: open or closed, with a stack of active menus by depth.
 * A navigation that a menu opened by itself closes with its last menu; one opened by `navigation.open` stays.
 * @example
 * const navigation = createActor(mainNavigationMachine).start()
 * navigation.on('focus.returned', ({ targetId }) => focusElement(targetId))
 * navigation.send({ type: 'menu.activate', id: 'gloves', depth: 0 })
 */
export const mainNavigationMachine = setup({
  types,
  actions: {
    activateMenu: assign({
      activeMenus: ({ context }, menu: ActiveMenu) => activate(context.activeMenus, menu),
    }),
    leaveDeepestMenu: assign({ activeMenus: ({ context }) => context.activeMenus.slice(0, -1) }),
    clear: assign({ activeMenus: [], openerId: null }),
    rememberOpener: assign({ openerId: (_, openerId: string) => openerId }),
    reportOpened: emit({ type: 'navigation.opened' }),
    reportClosed: emit((_, reason: CloseReason) => ({ type: 'navigation.closed', reason })),
    returnFocus: enqueueActions(({ context, enqueue }) => {
      const targetId = context.activeMenus.at(-1)?.id ?? context.openerId
      if (targetId !== null) enqueue.emit({ type: 'focus.returned', targetId })
    }),
  },
  guards: {
    isOpenMenu: ({ context }) => context.activeMenus.length > 0,
    isLastOfMenuOpened: ({ context }) => context.openerId === null && context.activeMenus.length === 1,
    closesMenuOpened: ({ context }, menu: ActiveMenu) =>
      context.openerId === null && activate(context.activeMenus, menu).length === 0,
  },
}).createMachine({
  id: 'mainNavigation',
  context: { activeMenus: [], openerId: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'clear',
      on: {
        'navigation.open': {
          target: 'open',
          actions: [{ type: 'rememberOpener', params: ({ event }) => event.openerId }, 'reportOpened'],
        },
        'menu.activate': {
          target: 'open',
          actions: [{ type: 'activateMenu', params: ({ event }) => event }, 'reportOpened'],
        },
      },
    },
    open: {
      tags: 'open',
      on: {
        'navigation.close': { target: 'closed', actions: { type: 'reportClosed', params: 'request' } },
        'outside.click': { target: 'closed', actions: { type: 'reportClosed', params: 'outside' } },
        'layout.widen': { target: 'closed', actions: { type: 'reportClosed', params: 'layout' } },
        'menu.activate': [
          {
            guard: { type: 'closesMenuOpened', params: ({ event }) => event },
            target: 'closed',
            actions: { type: 'reportClosed', params: 'menu' },
          },
          { actions: { type: 'activateMenu', params: ({ event }) => event } },
        ],
        'escape.press': [
          {
            guard: 'isLastOfMenuOpened',
            target: 'closed',
            actions: ['returnFocus', { type: 'reportClosed', params: 'escape' }],
          },
          { guard: 'isOpenMenu', actions: ['returnFocus', 'leaveDeepestMenu'] },
          { target: 'closed', actions: ['returnFocus', { type: 'reportClosed', params: 'escape' }] },
        ],
      },
    },
  },
})
