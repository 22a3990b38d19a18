export * from './order-returns/index.js'
