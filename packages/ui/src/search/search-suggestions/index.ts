export { SearchSuggestions, type SearchSuggestionsProps } from './search-suggestions.js'
export { type SearchSuggestionsMessages, searchSuggestionsMessages } from './search-suggestions.messages.js'
export type { SuggestionStatus } from './suggestion-words.js'
