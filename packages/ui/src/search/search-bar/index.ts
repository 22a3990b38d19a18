export { optionId } from './option-id.js'
export { SearchBar, type SearchBarProps, type SearchSuggestionsSlot, type SuggestionListLink } from './search-bar.js'
export { type SearchBarMessages, searchBarMessages } from './search-bar.messages.js'
