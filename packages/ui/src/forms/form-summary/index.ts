export { FormSummary, type FormSummaryProps } from './form-summary.js'
export { type FormSummaryMessages, formSummaryMessages } from './form-summary.messages.js'
