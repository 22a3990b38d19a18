export { RecallDetails, type RecallDetailsProps } from './recall-details.js'
export type { RecallAcknowledgmentInput } from './recall-form.js'
export { recallClasses, recallKind, recallStatuses } from './recall-kind.js'
export {
  type RecallDetailsMessages,
  type RecallsMessages,
  recallDetailsMessages,
  recallsMessages,
} from './recalls.messages.js'
