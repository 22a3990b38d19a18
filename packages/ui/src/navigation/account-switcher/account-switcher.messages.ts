export const accountSwitcherMessages = {
  title: 'Switch account',
  switching: 'Changing accounts',
}

export type AccountSwitcherMessages = typeof accountSwitcherMessages
