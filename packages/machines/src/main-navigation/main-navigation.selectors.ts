import type { SnapshotFrom } from 'xstate'
import type { mainNavigationMachine } from './main-navigation.machine.js'
import type { ActiveMenu } from './main-navigation.types.js'

type State = SnapshotFrom<typeof mainNavigationMachine>

/** Returns true if the navigation is open. */
export function selectIsNavigationOpen(state: State): boolean {
  return state.hasTag('open')
}

/** The open menus, shallowest first. */
export function selectActiveMenus(state: State): readonly ActiveMenu[] {
  return state.context.activeMenus
}

/**
 * Selects whether one menu is open.
 * @example
 * const isGlovesOpen = selectIsMenuActive('gloves')(actor.getSnapshot())
 */
export function selectIsMenuActive(id: string) {
  return (state: State): boolean => state.context.activeMenus.some((menu) => menu.id === id)
}
