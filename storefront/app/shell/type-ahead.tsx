import { useSearch } from '@gauze/ui/hooks'
import type { SuggestionListLink } from '@gauze/ui/search/search-bar'
import { SearchSuggestions } from '@gauze/ui/search/search-suggestions'

export interface TypeAheadListProps extends SuggestionListLink {
  onChoose: (index: number) => void
}

/** The list below the search field. */
export function TypeAheadList({ onChoose, ...link }: TypeAheadListProps) {
  const { rows, status, answeredTerm, correctedTerm, canUndo, text, ...search } = useSearch()
  return (
    <SearchSuggestions
      {...link}
      rows={rows}
      term={answeredTerm ?? text}
      status={status}
      correctedTerm={correctedTerm}
      canUndo={canUndo}
      onChoose={onChoose}
      onRetry={search.retry}
      onRemoveRecent={search.removeRecent}
      onClearRecent={search.clearRecent}
      onUndo={search.undo}
    />
  )
}
