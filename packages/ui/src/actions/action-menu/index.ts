export { ActionMenu, type ActionMenuProps } from './action-menu.js'
