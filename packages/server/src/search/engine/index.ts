export { buildIndex, type IndexReport } from './build-index.js'
export { refreshTiers } from './refresh-tiers.js'
export { createSearchEngine } from './search-engine.js'
export type {
  ChosenFilters,
  FacetCounts,
  FilterGroup,
  HighlightWord,
  QuerySuggestion,
  SearchEngine,
  SearchRequest,
  SearchResult,
  VariantQuestion,
} from './search-engine.types.js'
