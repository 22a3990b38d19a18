export { EstimateDetails, type EstimateDetailsProps } from './estimate-details.js'
export { estimateKind, estimateStatuses, quoteKind } from './estimate-kinds.js'
export {
  type EstimateDetailsMessages,
  type EstimatesMessages,
  estimateDetailsMessages,
  estimatesMessages,
} from './estimates.messages.js'
