export { CartTable, type CartTableProps } from './cart-table.js'
export { type CartTableMessages, cartTableMessages } from './cart-table.messages.js'
