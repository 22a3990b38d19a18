'use client'
import type { SearchSuggestion } from '@gauze/contract'
import { type ComponentPropsWithRef, useId } from 'react'
import { Button } from '../../actions/button/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { ProductImage } from '../../product/product-image/index.js'
import { optionId, type SuggestionListLink } from '../search-bar/index.js'
import { highlightTerm } from './highlight-term.js'
import { type SearchSuggestionsMessages, searchSuggestionsMessages } from './search-suggestions.messages.js'

export interface SearchSuggestionsProps
  extends SuggestionListLink,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  suggestions: readonly Pick<SearchSuggestion, 'objectID' | 'siteDisplayName' | 'thumbnailImage'>[]
  /** The term the suggestions answer; its words are marked in them. */
  term: string
  /** As the search machine tells it. @selector [data-status] */
  status: 'pending' | 'slow' | 'empty' | 'answered' | 'down'
  /** Adds the row 'See All Results', counted after the last suggestion; for a full list (SRCH-02). */
  hasSeeAll?: boolean
  onChoose: (index: number) => void
  onRetry?: () => void
  messages?: Partial<SearchSuggestionsMessages>
}

/** The list below the search field. How many there are is announced; pictures hide at 450 pixels or less (SRCH-02). */
export function SearchSuggestions({
  suggestions,
  term,
  status,
  hasSeeAll,
  onChoose,
  onRetry,
  listboxId,
  activeIndex,
  onActiveIndexChange,
  messages,
  className,
  ...props
}: SearchSuggestionsProps) {
  const text = useMessages('searchSuggestions', searchSuggestionsMessages, messages)
  const statusId = useId()
  const row = (index: number) => ({
    id: optionId(listboxId, index),
    role: 'option' as const,
    tabIndex: -1,
    'aria-selected': index === activeIndex,
    onPointerMove: () => onActiveIndexChange(index),
    // The field keeps its focus, so that its list stays open until the click arrives.
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => onChoose(index),
  })
  return (
    <div {...props} className={cx('gz-suggestions', className)} data-status={status}>
      <div id={listboxId} role="listbox" aria-label={text.label}>
        {suggestions.map((suggestion, index) => (
          <div key={suggestion.objectID} data-slot="option" {...row(index)}>
            <ProductImage src={suggestion.thumbnailImage} alt="" />
            <span>
              {highlightTerm(suggestion.siteDisplayName, term).map((part) =>
                part.isMatch ? <mark key={part.start}>{part.text}</mark> : part.text,
              )}
            </span>
          </div>
        ))}
        {hasSeeAll && suggestions.length > 0 ? (
          <div data-slot="all" {...row(suggestions.length)}>
            {text.seeAll}
          </div>
        ) : null}
      </div>
      <p id={statusId} role="status" data-slot="status">
        {statusText(status, suggestions.length, term, text)}
      </p>
      {status === 'down' && onRetry ? (
        <Button variant="plain" size="s" onClick={onRetry}>
          {text.retry}
        </Button>
      ) : null}
    </div>
  )
}

function statusText(
  status: SearchSuggestionsProps['status'],
  count: number,
  term: string,
  text: SearchSuggestionsMessages,
): string {
  switch (status) {
    case 'pending':
      return text.searching
    case 'slow':
      return text.slow
    case 'empty':
      return text.empty(term)
    case 'down':
      return text.down
    case 'answered':
      return text.count(count)
  }
}
