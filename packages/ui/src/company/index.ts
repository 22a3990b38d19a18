export * from './account-settings/index.js'
export * from './contacts/index.js'
export * from './profile/index.js'
