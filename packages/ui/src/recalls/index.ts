export * from './recall-details/index.js'
export * from './recalls/index.js'
