export { RecallClassTag, type RecallClassTagProps, RecallStatusTag, type RecallStatusTagProps } from './recall-tags.js'
export { Recalls, type RecallsProps, type RecallsSlotProps } from './recalls.js'
export { type RecallsMessages, recallsMessages } from './recalls.messages.js'
export {
  type RecallFilters,
  type RecallPage,
  type RecallsPort,
  readRecalls,
  recallStatuses,
  recallsCodec,
} from './recalls-list.js'
