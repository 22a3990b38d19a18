export { orderStatuses } from './order-statuses.js'
