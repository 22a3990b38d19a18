export { ErrorState, type ErrorStateProps } from './error-state.js'
export { type ErrorStateMessages, errorStateMessages } from './error-state.messages.js'
