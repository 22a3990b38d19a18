'use client'
import type { ReactNode } from 'react'
import type { EmptyStateProps } from '../feedback/empty-state/index.js'
import type { ErrorStateProps } from '../feedback/error-state/index.js'
import type { PartProps } from '../internal/part.js'
import type { PaginationProps } from '../navigation/pagination/index.js'
import type { DataTableChoice, DataTableRootProps, DataTableState, RowKey } from './data-table.types.js'
import {
  DataTableCount,
  DataTableExport,
  DataTableFoot,
  DataTablePager,
  DataTablePageSize,
  DataTableSort,
  DataTableToolbar,
} from './data-table-bars.js'
import { DataTableBulk } from './data-table-bulk.js'
import { DataTableFilters, type DataTableFiltersProps } from './data-table-filters.js'
import { DataTableRoot } from './data-table-root.js'
import { DataTableEmpty, DataTableError, DataTableFrame, DataTableSkeleton } from './data-table-states.js'
import { DataTableRow, DataTableTable, type DataTableTableProps } from './data-table-table.js'

/** Props of the parts of the preset. */
export interface DataTableSlotProps {
  filters?: DataTableFiltersProps
  toolbar?: PartProps<DataTableState>
  count?: Omit<PartProps<DataTableState>, 'ref'>
  table?: DataTableTableProps
  pager?: Partial<PaginationProps>
  empty?: Partial<EmptyStateProps>
  error?: ErrorStateProps
  skeleton?: PartProps<DataTableState>
}

export interface DataTableProps<Row, Query extends object = object>
  extends Omit<DataTableRootProps<Row>, 'children' | 'allOf'> {
  /** As `allOf` of the root. Pass it if the server can act on all rows of a query. */
  allOf?: Query
  /** Pass false to omit the line above the table, for a short table within a page. */
  hasToolbar?: boolean
  /** Offers the rows as a CSV file. */
  hasExport?: boolean
  /** At the end of the line above the table. */
  actions?: ReactNode
  /** Buttons for the chosen rows; rows can be chosen where there are any. */
  bulkActions?: (choice: DataTableChoice<Query>, clear: () => void) => ReactNode
  slotProps?: DataTableSlotProps
}

function DataTablePreset<Row, Query extends object = object>({
  allOf,
  hasToolbar = true,
  hasExport = false,
  actions,
  bulkActions,
  slotProps = {},
  ...props
}: DataTableProps<Row, Query>) {
  const choosing = bulkActions && !props.selectedKeys ? { defaultSelectedKeys: new Set<RowKey>() } : {}
  return (
    <DataTableRoot {...choosing} {...(allOf ? { allOf } : {})} {...props}>
      <DataTableFilters {...slotProps.filters} />
      {hasToolbar ? (
        <DataTableToolbar {...slotProps.toolbar}>
          <DataTableCount {...slotProps.count} />
          <DataTableSort />
          {hasExport ? <DataTableExport /> : null}
          {actions}
        </DataTableToolbar>
      ) : null}
      <DataTableFrame>
        {bulkActions ? <DataTableBulk {...(allOf ? { allOf } : {})}>{bulkActions}</DataTableBulk> : null}
        <DataTableTable {...slotProps.table} />
        <DataTableSkeleton {...slotProps.skeleton} />
        <DataTableEmpty {...slotProps.empty} />
        <DataTableError {...slotProps.error} />
        {props.limits?.length ? (
          <DataTableFoot>
            <DataTablePageSize />
            <DataTablePager {...slotProps.pager} />
          </DataTableFoot>
        ) : (
          <DataTablePager {...slotProps.pager} />
        )}
      </DataTableFrame>
    </DataTableRoot>
  )
}

/**
 * A list of records: a table with sorting, pages, and loading, empty and error states. `useList` makes its props for a
 * list in the page's address. To arrange the parts yourself, put them into `DataTable.Root` in any order.
 *
 * @example <DataTable {...list.table} label="Invoices" columns={columns} keyOf={({ id }) => id} />
 */
export const DataTable = Object.assign(DataTablePreset, {
  Root: DataTableRoot,
  Filters: DataTableFilters,
  Toolbar: DataTableToolbar,
  Count: DataTableCount,
  Sort: DataTableSort,
  Export: DataTableExport,
  Frame: DataTableFrame,
  Bulk: DataTableBulk,
  Table: DataTableTable,
  Row: DataTableRow,
  Skeleton: DataTableSkeleton,
  Empty: DataTableEmpty,
  Error: DataTableError,
  Foot: DataTableFoot,
  PageSize: DataTablePageSize,
  Pager: DataTablePager,
})
