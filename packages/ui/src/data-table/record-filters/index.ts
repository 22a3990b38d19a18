export { hasDayProblems } from './record-days.js'
export { RecordFilters, type RecordFiltersProps } from './record-filters.js'
export { type RecordFiltersMessages, recordFiltersMessages } from './record-filters.messages.js'
export {
  RECORD_FILTERS,
  type RecordChoices,
  type RecordFilterValues,
  useRecordFiltersInUse,
} from './record-filters-in-use.js'
