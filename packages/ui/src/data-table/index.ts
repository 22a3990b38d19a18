export { DataTable, type DataTableProps, type DataTableSlotProps } from './data-table.js'
export { type DataTableMessages, dataTableMessages } from './data-table.messages.js'
export type {
  DataColumn,
  DataTableChoice,
  DataTableFilter,
  DataTableRootProps,
  DataTableSlot,
  DataTableState,
  DataTableStatus,
  RowKey,
} from './data-table.types.js'
export type { DataTableBulkProps } from './data-table-bulk.js'
export type { RowView } from './data-table-context.js'
export type { DataTableFiltersProps } from './data-table-filters.js'
export type { DataTableRowProps, DataTableTableProps } from './data-table-table.js'
