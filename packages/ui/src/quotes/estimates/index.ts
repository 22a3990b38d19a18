export { EstimateStatusTag, type EstimateStatusTagProps } from './estimate-status-tag.js'
export { Estimates, type EstimatesProps, type EstimatesSlotProps } from './estimates.js'
export { type EstimatesMessages, estimatesMessages } from './estimates.messages.js'
export {
  type EstimateFilters,
  type EstimateKind,
  type EstimatePage,
  type EstimatesPort,
  estimateKind,
  quoteKind,
  readEstimates,
} from './estimates-list.js'
