export const sideMenuMessages = {
  label: 'Account',
  menu: 'Account menu',
}

export type SideMenuMessages = typeof sideMenuMessages
