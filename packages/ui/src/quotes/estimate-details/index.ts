export { EstimateDetails, type EstimateDetailsProps } from './estimate-details.js'
export { type EstimateDetailsMessages, estimateDetailsMessages } from './estimate-details.messages.js'
