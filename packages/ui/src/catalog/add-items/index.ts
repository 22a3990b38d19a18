export { AddItems, type AddItemsOrderProps, type AddItemsQuantityProps, type AddItemsSubmitProps } from './add-items.js'
export { type AddItemsMessages, addItemsMessages } from './add-items.messages.js'
export type { AddItemsRootProps, AddItemsRow } from './add-items-root.js'
