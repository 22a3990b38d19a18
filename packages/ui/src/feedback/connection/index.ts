export { Connection, type ConnectionProps } from './connection.js'
export { type ConnectionMessages, connectionMessages } from './connection.messages.js'
export { type HeldPageOptions, useHeldPage } from './use-held-page.js'
