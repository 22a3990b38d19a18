export { EasyReorder, type EasyReorderProps } from './easy-reorder.js'
export { type EasyReorderMessages, easyReorderMessages } from './easy-reorder.messages.js'
export { type EasyReorderFilters, reorderList } from './easy-reorder-list.js'
