export { type SearchDetails, SearchField, type SearchFieldProps, useSearchField } from './search-field.js'
export { type SearchFieldMessages, searchFieldMessages } from './search-field.messages.js'
