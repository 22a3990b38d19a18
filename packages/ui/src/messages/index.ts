export { type MessageOverrides, MessagesProvider, type MessagesProviderProps, useMessages } from './messages.js'
export type { MessageCatalog } from './messages.types.js'
