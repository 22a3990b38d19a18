export { RecallDetails, type RecallDetailsProps } from './recall-details.js'
export { type RecallDetailsMessages, recallDetailsMessages } from './recall-details.messages.js'
export type { RecallAcknowledgmentInput } from './recall-form.js'
