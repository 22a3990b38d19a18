import type { SearchSuggestion } from '@gauze/contract'
import { toSearchTerm } from '@gauze/rules'
import type { SnapshotFrom } from 'xstate'
import type { searchMachine } from './search.machine.js'

type State = SnapshotFrom<typeof searchMachine>

/** What stands in the field, as typed. */
export const selectText = (state: State): string => state.context.text

/** The term that is searched for: the text without markup, trimmed (SRCH-03). */
export const selectTerm = (state: State): string => toSearchTerm(state.context.text)

/** What to list below the field; of the term before while the tag `pending` holds. */
export const selectSuggestions = (state: State): readonly SearchSuggestion[] => state.context.suggestions

/** The term that the suggestions answer; `null` while there are none to show. */
export const selectAnsweredTerm = (state: State): string | null => state.context.answeredTerm

/**
 * How the type-ahead stands, for one element to show: nothing asked, on its way, late, nothing found, found, or the
 * service does not answer.
 */
export const selectSearchStatus = (state: State): 'idle' | 'pending' | 'slow' | 'empty' | 'answered' | 'down' => {
  if (state.hasTag('down')) return 'down'
  if (state.hasTag('slow')) return 'slow'
  if (state.hasTag('pending')) return 'pending'
  if (!state.hasTag('answered')) return 'idle'
  return state.context.suggestions.length > 0 ? 'answered' : 'empty'
}
