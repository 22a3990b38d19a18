import type { SnapshotFrom } from 'xstate'
import type { mainNavigationMachine } from './main-navigation.machine.js'
import type { ActiveMenu } from './main-navigation.types.js'

type State = SnapshotFrom<typeof mainNavigationMachine>

/** Whether the navigation is open. */
export const selectIsNavigationOpen = (state: State): boolean => state.hasTag('open')

/** The open menus, shallowest first. */
export const selectActiveMenus = (state: State): readonly ActiveMenu[] => state.context.activeMenus

/**
 * Whether one menu is open.
 * @example
 * const isGlovesOpen = selectIsMenuActive('gloves')(actor.getSnapshot())
 */
export const selectIsMenuActive =
  (id: string) =>
  (state: State): boolean =>
    state.context.activeMenus.some((menu) => menu.id === id)
