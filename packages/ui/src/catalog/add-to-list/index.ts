export { AddToList, type AddToListProps } from './add-to-list.js'
export { type AddToListMessages, addToListMessages } from './add-to-list.messages.js'
export type { AddToListPort, ListedItem } from './add-to-list.types.js'
