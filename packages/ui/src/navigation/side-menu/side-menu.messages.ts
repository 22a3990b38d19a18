export const sideMenuMessages = {
  label: 'Account',
  menu: 'Account menu',
}

export type SideMenuMessages = typeof sideMenuMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    sideMenu: SideMenuMessages
  }
}
