export { type AccountSite, accountEntries, accountGroups, accountPage } from './account-links.js'
export { type AccountPage, type AccountPagesMessages, accountPagesMessages } from './account-pages.messages.js'
export { useAccountEntries, useAccountGroups, useAccountPage } from './use-account-links.js'
