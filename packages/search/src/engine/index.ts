export { buildIndex, type IndexReport } from './build-index.js'
export { isIndexCurrent } from './index-format.js'
export { refreshTiers } from './refresh-tiers.js'
export { createSearchEngine } from './search-engine.js'
export type {
  FilterGroup,
  HighlightWord,
  QuerySuggestion,
  SearchEngine,
  SearchRequest,
  SearchResult,
} from './search-engine.types.js'
