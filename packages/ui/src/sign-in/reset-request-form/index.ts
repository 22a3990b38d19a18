export { ResetRequestForm, type ResetRequestFormProps } from './reset-request-form.js'
export { type ResetRequestFormMessages, resetRequestFormMessages } from './reset-request-form.messages.js'
