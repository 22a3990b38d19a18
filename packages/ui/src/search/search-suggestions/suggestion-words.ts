import type { SuggestionRow } from '../../hooks/suggestion-rows.js'
import type { SearchSuggestionsMessages } from './search-suggestions.messages.js'

/** The status of the suggestions, as in the search machine. */
export type SuggestionStatus = 'idle' | 'pending' | 'slow' | 'empty' | 'answered' | 'down'

interface Shown {
  readonly status: SuggestionStatus
  readonly rows: readonly SuggestionRow[]
  readonly term: string
  readonly correctedTerm: string | null
  readonly canUndo: boolean
}

/**
 * The announcement for screen readers. It is empty while an answer is loading, because it would otherwise be read at
 * every letter.
 */
export function announcement({ status, rows, term, correctedTerm, canUndo }: Shown, text: SearchSuggestionsMessages) {
  const count = (kind: SuggestionRow['kind']) => rows.filter((row) => row.kind === kind).length
  const counted = text.count(count('item'), count('query'))
  switch (status) {
    case 'idle':
      return canUndo ? text.removed : rows.length > 0 ? text.recentCount(rows.length) : ''
    case 'pending':
      return ''
    case 'slow':
      return text.slow
    case 'down':
      return text.down
    case 'empty':
      return [`${text.empty(term)}.`, text.emptyHelp, counted].filter(Boolean).join(' ')
    case 'answered':
      return correctedTerm === null ? counted : `${text.corrected} ${correctedTerm}. ${counted}`
  }
}
