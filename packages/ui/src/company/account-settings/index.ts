export { AccountSettings, type AccountSettingsProps } from './account-settings.js'
export { type AccountSettingsMessages, accountSettingsMessages } from './account-settings.messages.js'
