export { EasyReorder, type EasyReorderProps } from './easy-reorder.js'
export { type EasyReorderMessages, easyReorderMessages } from './easy-reorder.messages.js'
export { type EasyReorderFilters, type EasyReorderPort, easyReorderCodec, readReorders } from './easy-reorder-list.js'
