export { SortSelect, type SortSelectProps } from './sort-select.js'
export { type SortSelectMessages, sortSelectMessages } from './sort-select.messages.js'
