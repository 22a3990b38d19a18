export { type MessageOverrides, useMessages } from './messages.js'
export type { MessageCatalog } from './messages.types.js'
