export { OrderDetails, type OrderDetailsProps } from './order-details.js'
export { type OrderDetailsMessages, orderDetailsMessages } from './order-details.messages.js'
