'use client'
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { SearchIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { optionId } from './option-id.js'
import { type SearchBarMessages, searchBarMessages } from './search-bar.messages.js'

/** What the list below the field needs from the bar. */
export interface SuggestionListLink {
  listboxId: string
  /** The row that Enter chooses; null while the typed term itself is. */
  activeIndex: number | null
  onActiveIndexChange: (index: number | null) => void
}

export interface SearchSuggestionsSlot {
  /** Whether there is something to show for the term. */
  isAvailable: boolean
  /** Rows that the arrow keys reach, 'See All Results' counted. */
  count: number
  onChoose: (index: number) => void
  /** Draws the list; may be a lazily loaded component. */
  render: (link: SuggestionListLink) => ReactNode
}

export interface SearchBarProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit' | 'onChange' | 'action'> {
  /** What stands in the field. */
  term: string
  onTermChange: (term: string) => void
  /** Told the term as typed; without script the form asks `action` for it. Nothing happens for a blank one (SRCH-01). */
  onSearch: (term: string) => void
  action?: string
  /** Called when typing becomes likely, to load the list. */
  onIntent?: () => void
  suggestions?: SearchSuggestionsSlot
  messages?: Partial<SearchBarMessages>
}

/**
 * The search field: a plain form that works without script, and a combobox once there are suggestions (WAI-ARIA APG,
 * editable combobox with list autocomplete; SRCH-02). Focus stays in the field; arrows move through the list, Enter
 * chooses, Escape closes first and clears second.
 */
export function SearchBar({
  term,
  onTermChange,
  onSearch,
  action = '/products',
  onIntent,
  suggestions,
  messages,
  className,
  ...props
}: SearchBarProps) {
  const text = useMessages('searchBar', searchBarMessages, messages)
  const listboxId = useId()
  const rootRef = useRef<HTMLFormElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [activeIndex, setActiveIndex] = useState<number | null>(null)
  const isOpen = Boolean(suggestions?.isAvailable) && isWanted
  const count = isOpen && suggestions ? suggestions.count : 0
  const active = activeIndex !== null && activeIndex < count ? activeIndex : null

  const close = () => {
    setWanted(false)
    setActiveIndex(null)
  }
  const search = () => {
    if (term.trim() === '') return
    close()
    onSearch(term)
  }
  const choose = (index: number) => {
    close()
    suggestions?.onChoose(index)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        setWanted(true)
        setActiveIndex(nextIndex(active, count, event.key === 'ArrowDown' ? 1 : -1))
        break
      case 'Enter':
        if (active !== null) {
          event.preventDefault()
          choose(active)
        }
        break
      case 'Escape':
        event.preventDefault()
        if (isOpen) close()
        else onTermChange('')
        break
      case 'Tab':
        close()
        break
    }
  }
  return (
    <search className="gz-search-region">
      <form
        {...props}
        ref={rootRef}
        action={action}
        method="get"
        className={cx('gz-search', className)}
        data-open={isOpen || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
        onBlur={(event) => {
          if (!rootRef.current?.contains(event.relatedTarget)) close()
        }}
      >
        <div data-slot="frame">
          <SearchIcon />
          <input
            type="search"
            name="search"
            role="combobox"
            aria-label={text.label}
            placeholder={text.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listboxId : undefined}
            aria-activedescendant={active === null ? undefined : optionId(listboxId, active)}
            value={term}
            onFocus={() => onIntent?.()}
            onPointerEnter={() => onIntent?.()}
            onClick={() => setWanted(true)}
            onChange={(event) => {
              setWanted(true)
              setActiveIndex(null)
              onTermChange(event.currentTarget.value)
            }}
            onKeyDown={press}
          />
          <button type="submit" aria-label={text.submit}>
            <span>{text.submit}</span>
            <SearchIcon />
          </button>
        </div>
        {isOpen && suggestions ? (
          <div data-slot="list">
            {suggestions.render({ listboxId, activeIndex: active, onActiveIndexChange: setActiveIndex })}
          </div>
        ) : null}
      </form>
    </search>
  )
}

/** The row after or before; beyond either end is the field itself. */
function nextIndex(active: number | null, count: number, by: 1 | -1): number | null {
  if (count === 0) return null
  if (active === null) return by === 1 ? 0 : count - 1
  const next = active + by
  return next >= 0 && next < count ? next : null
}
