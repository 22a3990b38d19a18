export { Suggestions, type SuggestionsProps } from './suggestions.js'
export { type SuggestionsMessages, suggestionsMessages } from './suggestions.messages.js'
