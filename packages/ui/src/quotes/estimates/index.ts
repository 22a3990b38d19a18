export { estimateKind, quoteKind } from './estimate-kinds.js'
export { estimateStatuses } from './estimate-statuses.js'
export { type EstimatesMessages, estimatesMessages } from './estimates.messages.js'
