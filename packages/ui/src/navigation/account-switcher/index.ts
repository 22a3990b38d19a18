export { accountLabel, type SwitchableAccount } from './account-label.js'
export { AccountSwitcher, type AccountSwitcherProps } from './account-switcher.js'
export { type AccountSwitcherMessages, accountSwitcherMessages } from './account-switcher.messages.js'
