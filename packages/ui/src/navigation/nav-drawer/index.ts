export { NavDrawer, type NavDrawerProps } from './nav-drawer.js'
export { type NavDrawerMessages, navDrawerMessages } from './nav-drawer.messages.js'
