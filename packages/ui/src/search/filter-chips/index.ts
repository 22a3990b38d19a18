export { type FilterChip, FilterChips, type FilterChipsProps } from './filter-chips.js'
export { type FilterChipsMessages, filterChipsMessages } from './filter-chips.messages.js'
