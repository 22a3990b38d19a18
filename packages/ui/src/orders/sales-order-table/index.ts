export { type ListedOrder, SalesOrderTable, type SalesOrderTableProps } from './sales-order-table.js'
export { type SalesOrderTableMessages, salesOrderTableMessages } from './sales-order-table.messages.js'
