export { OrderDetails, type OrderDetailsProps } from './order-details.js'
export { type OrderDetailsMessages, orderDetailsMessages } from './order-details.messages.js'
export type { ReturnMemo } from './order-returns.js'
export type { ReturnRequest } from './return-dialog.js'
