export { FilterSheet, type FilterSheetProps, type FilterSheetSlotProps } from './filter-sheet.js'
export { type FilterSheetMessages, filterSheetMessages } from './filter-sheet.messages.js'
