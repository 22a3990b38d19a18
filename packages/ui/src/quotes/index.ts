export * from './estimates/index.js'
export * from './quote-request/index.js'
