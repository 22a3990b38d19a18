export type { Counts } from './count-lines.js'
export { CountSheet, type CountSheetProps } from './count-sheet.js'
export { type CountSheetMessages, countSheetMessages } from './count-sheet.messages.js'
export { keepCounts, keptCounts } from './kept-counts.js'
