export * from './papers/index.js'
export * from './record-details/index.js'
export * from './record-list/index.js'
export * from './record-status/index.js'
