export { createSearchClient } from './create-search-client.js'
export type {
  QuerySuggestion,
  SearchClient,
  SearchClientOptions,
  SearchOptions,
  Suggestions,
} from './search.types.js'
export { localStorageUserToken } from './user-token.js'
