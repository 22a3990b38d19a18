export { OrderingDesk } from './ordering-desk.js'
export { type OrderingDeskMessages, orderingDeskMessages } from './ordering-desk.messages.js'
export type { DeskPart, OrderingDeskProps } from './ordering-desk.types.js'
