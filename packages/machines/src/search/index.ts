export { searchActors } from './search.actors.js'
export { searchMachine } from './search.machine.js'
export {
  selectAnsweredTerm,
  selectSearchStatus,
  selectSuggestions,
  selectTerm,
  selectText,
} from './search.selectors.js'
export type { SearchContext, SearchEmitted, SearchEvent, SearchInput, SearchPort } from './search.types.js'
