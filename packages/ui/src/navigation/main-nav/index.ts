export { MainNav, type MainNavProps } from './main-nav.js'
export { type MainNavMessages, mainNavMessages } from './main-nav.messages.js'
export type { NavEntry, NavState } from './nav-entry.js'
