import type { ReactNode } from 'react'

/**
 * An entry of a menu. The caller has already removed entries that the user may not see, with `visibleEntries` of
 * `@gauze/rules`.
 */
export interface NavEntry {
  /** Unique in the menu. It is also the id of the entry's button, to which the focus returns when the panel closes. */
  id: string
  label: string
  /** The language of the label, if it is another than the page's. */
  lang?: string | undefined
  /** Its link; an entry with items may have none. */
  href?: string
  /** Its illustration, loaded when it comes into view. */
  imageUrl?: string | null
  items?: readonly NavEntry[]
  /** The current page. */
  isCurrent?: boolean
  /** Shown before the label of a link in the row. */
  icon?: ReactNode
  /** At the end of the row, with the entries after it. @selector [data-end] */
  isAtEnd?: boolean
}

/** Which menus are open: one at each depth from 0. */
export interface NavState {
  /** The open menus, from `useMainNavigation`. */
  activeMenus: readonly { readonly id: string; readonly depth: number }[]
}
