export * from './recalls/index.js'
