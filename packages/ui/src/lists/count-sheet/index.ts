export { countDraft } from './count-draft.js'
export type { Counts } from './count-lines.js'
export { CountSheet, type CountSheetProps } from './count-sheet.js'
export { type CountSheetMessages, countSheetMessages } from './count-sheet.messages.js'
