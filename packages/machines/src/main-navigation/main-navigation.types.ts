/** An open menu, and its depth: 0 for the top level. */
export interface ActiveMenu {
  readonly id: string
  readonly depth: number
}

/** The context of the navigation. */
export interface MainNavigationContext {
  /** Open menus from the shallowest to the deepest; no two at one depth. */
  readonly activeMenus: readonly ActiveMenu[]
  /** The element that opened the navigation; `null` when a menu did so by being activated. */
  readonly openerId: string | null
}

/** The events of the navigation. */
export type MainNavigationEvent =
  /** Opens; `openerId` names the element that gets the focus back. */
  | { readonly type: 'navigation.open'; readonly openerId: string }
  | { readonly type: 'navigation.close' }
  /** A menu's own button was pressed; while closed this opens the navigation too. */
  | { readonly type: 'menu.activate'; readonly id: string; readonly depth: number }
  | { readonly type: 'outside.click' }
  /** The window grew to the wide layout. */
  | { readonly type: 'layout.widen' }
  | { readonly type: 'escape.press' }

/** Why the navigation closed. */
export type CloseReason = 'request' | 'outside' | 'layout' | 'escape' | 'menu'

/** The events that the navigation emits. */
export type MainNavigationEmitted =
  | { readonly type: 'navigation.opened' }
  | { readonly type: 'navigation.closed'; readonly reason: CloseReason }
  /** A level was left by keyboard: the element with this id (a menu's button, or the opener) gets the focus. */
  | { readonly type: 'focus.returned'; readonly targetId: string }
