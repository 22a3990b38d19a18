export { CartTable, type CartTableProps } from './cart-table.js'
export { type CartTableMessages, cartTableMessages } from './cart-table.messages.js'
export type { CartTableRootProps, CartTableSlot, CartTableState } from './cart-table.types.js'
export type { CartTableLineProps, CartTableListProps } from './cart-table-parts.js'
