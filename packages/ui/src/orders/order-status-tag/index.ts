export { OrderStatusTag, type OrderStatusTagProps } from './order-status-tag.js'
