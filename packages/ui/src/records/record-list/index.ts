export { hasDayProblems } from './record-days.js'
export type { RecordFilterValues } from './record-filters-in-use.js'
export {
  type ColumnTools,
  type ListSource,
  type RecordCalls,
  type RecordKind,
  type RecordPage,
  recordKind,
} from './record-kind.js'
export { RecordList, type RecordListProps, type RecordListSlotProps } from './record-list.js'
export { type RecordListMessages, type RecordListWords, recordListMessages } from './record-list.messages.js'
export { RecordListTable, type RecordListTableProps } from './record-list-table.js'
export { statusColumn } from './status-column.js'
