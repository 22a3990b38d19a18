export * from './delivery-progress/index.js'
export * from './delivery-tracking/index.js'
