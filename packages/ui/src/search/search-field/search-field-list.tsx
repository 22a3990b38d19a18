'use client'
import { useSearch } from '../../hooks/use-search.js'
import type { SuggestionListLink } from '../search-bar/index.js'
import { SearchSuggestions } from '../search-suggestions/index.js'

export interface SearchFieldListProps extends SuggestionListLink {
  onChoose: (index: number) => void
}

/** The list below the search field. */
export function SearchFieldList({ onChoose, ...link }: SearchFieldListProps) {
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
