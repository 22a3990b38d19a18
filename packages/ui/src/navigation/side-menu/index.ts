export { SideMenu, type SideMenuEntry, type SideMenuProps } from './side-menu.js'
export { type SideMenuMessages, sideMenuMessages } from './side-menu.messages.js'
