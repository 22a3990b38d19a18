export * from './papers/index.js'
export * from './record-details/index.js'
