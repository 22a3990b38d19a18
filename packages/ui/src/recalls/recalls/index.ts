export { recallKind } from './recall-kind.js'
export { recallClasses, recallStatuses } from './recall-statuses.js'
export { type RecallsMessages, recallsMessages } from './recalls.messages.js'
