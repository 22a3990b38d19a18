export * from './notification-bell/index.js'
export * from './notification-list/index.js'
export * from './notification-menu/index.js'
