export * from './order-approvals/index.js'
