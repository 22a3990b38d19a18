export { FilterSheet, type FilterSheetProps } from './filter-sheet.js'
export { type FilterSheetMessages, filterSheetMessages } from './filter-sheet.messages.js'
