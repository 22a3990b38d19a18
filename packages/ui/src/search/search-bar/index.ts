export { optionId } from './option-id.js'
export { SearchBar } from './search-bar.js'
export { type SearchBarMessages, searchBarMessages } from './search-bar.messages.js'
export {
  type SearchBarProps,
  type SearchBarView,
  type SearchSuggestionsSlot,
  type SuggestionListLink,
  useSearchBar,
} from './use-search-bar.js'
