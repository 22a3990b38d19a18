export { SavedItems, type SavedItemsProps, type SavedItemView } from './saved-items.js'
export { type SavedItemsMessages, savedItemsMessages } from './saved-items.messages.js'
