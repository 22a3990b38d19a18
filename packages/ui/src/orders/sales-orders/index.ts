export { type ListedOrder, type SalesOrdersPort, salesOrderKind } from './sales-order-kind.js'
export { type SalesOrdersMessages, salesOrdersMessages } from './sales-orders.messages.js'
