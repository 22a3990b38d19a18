export { type FailureMessages, failureMessages } from './failure.messages.js'
export { failureText, useFailureText } from './failure-text.js'
export { type MessageOverrides, useMessages } from './messages.js'
export type { MessageCatalog } from './messages.types.js'
