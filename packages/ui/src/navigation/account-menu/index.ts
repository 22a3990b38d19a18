export { AccountMenu, type AccountMenuGroup, type AccountMenuProps } from './account-menu.js'
