export * from './action-menu/index.js'
export * from './button/index.js'
export * from './icon-button/index.js'
export * from './link-button/index.js'
