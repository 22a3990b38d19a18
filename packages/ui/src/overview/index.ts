export * from './account-overview/index.js'
export * from './account-pages/index.js'
export * from './account-tool/index.js'
export * from './customer-menu/index.js'
