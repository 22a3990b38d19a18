export { searchActors } from './search.actors.js'
export { type SearchFeatureOptions, searchFeature } from './search.feature.js'
export { searchMachine } from './search.machine.js'
export {
  selectAnswer,
  selectAnsweredTerm,
  selectCanUndo,
  selectRecent,
  selectSearchStatus,
  selectTerm,
  selectText,
} from './search.selectors.js'
export type {
  RecentSearches,
  SearchAnswer,
  SearchContext,
  SearchEmitted,
  SearchEvent,
  SearchInput,
  SearchPort,
} from './search.types.js'
