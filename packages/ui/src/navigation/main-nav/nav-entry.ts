/** An entry of a menu. Permissions are settled before it gets here (rules `visibleEntries`). */
export interface NavEntry {
  /** Unique in the menu: also the id of its button, which gets focus back when its panel closes. */
  id: string
  label: string
  /** Its link; an entry with items may have none. */
  href?: string
  /** Its illustration, loaded when it comes into view. */
  imageUrl?: string | null
  items?: readonly NavEntry[]
  /** The current page. */
  isCurrent?: boolean
}

/** Which menus are open: one at each depth from 0. */
export interface NavState {
  activeMenus: readonly { readonly id: string; readonly depth: number }[]
}
