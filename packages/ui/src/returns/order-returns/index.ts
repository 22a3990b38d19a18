export { OrderReturns, type OrderReturnsProps, type ReturnMemo } from './order-returns.js'
export { type OrderReturnsMessages, orderReturnsMessages } from './order-returns.messages.js'
export type { ReturnRequest } from './return-dialog.js'
export { isReturnable, ReturnItems, type ReturnItemsProps } from './return-items.js'
