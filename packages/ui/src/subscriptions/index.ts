export * from './delivery-days/index.js'
export * from './subscription-form/index.js'
export * from './subscriptions/index.js'
