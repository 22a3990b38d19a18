export { CustomerMenu, type CustomerMenuProps } from './customer-menu.js'
export { type CustomerMenuMessages, customerMenuMessages } from './customer-menu.messages.js'
export { DrawerAccount, type DrawerAccountProps } from './drawer-account.js'
