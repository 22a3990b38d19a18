export { SalesOrders, type SalesOrdersProps, type SalesOrdersSlotProps } from './sales-orders.js'
export { type SalesOrdersMessages, salesOrdersMessages } from './sales-orders.messages.js'
export {
  readSalesOrders,
  type SalesOrderFilters,
  type SalesOrdersPort,
  salesOrdersCodec,
} from './sales-orders-list.js'
