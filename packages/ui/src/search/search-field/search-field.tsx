'use client'
import { isSearchable, toSearchTerm } from '@gauze/rules'
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { SuggestionRow } from '../../hooks/suggestion-rows.js'
import { useSearch } from '../../hooks/use-search.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { SearchBar, type SearchBarProps, type SearchSuggestionsSlot } from '../search-bar/index.js'
import { searchFieldMessages } from './search-field.messages.js'
import type { SearchFieldListProps } from './search-field-list.js'

/** The way in which somebody reached results or a product. */
export interface SearchDetails {
  /** The search term without markup. For a product, the text in the field. */
  readonly term: string
  /** The kind of the row that was chosen; `typed` if none was. */
  readonly kind: SuggestionRow['kind'] | 'typed'
  /** The place of that row, from 1; 0 if none was chosen. */
  readonly position: number
  /** How many rows were there. */
  readonly count: number
}

export interface SearchFieldProps
  extends Omit<SearchBarProps, 'term' | 'onTermChange' | 'onSearch' | 'onIntent' | 'suggestions'> {
  /**
   * Set to false for a plain search field that requests no suggestions. On a page without the search machine, use
   * `SearchBar`.
   */
  hasSuggestions?: boolean
  /** Loads the machine when typing becomes likely, and again after it failed: `load` of a feature that loads on demand. */
  load?: () => Promise<unknown>
  /** The path in view: leaving the list of results clears the field. */
  path?: string
  /**
   * Opens the results, below `action` or else `products` of the provider's `routes`, or the page of a suggested product.
   * By default the browser does.
   */
  onNavigate?: (href: string, details: SearchDetails) => void
}

function loadList() {
  return import('./search-field-list.js')
}

// A list that fails to load must not break the page.
const SearchFieldList = lazy(
  async (): Promise<{ default: ComponentType<SearchFieldListProps> }> => ({
    default: await loadList().then(
      (loaded) => loaded.SearchFieldList,
      () => NoList,
    ),
  }),
)

function NoList() {
  return <p className="gz-suggestions">{useMessages('searchField', searchFieldMessages).unavailable}</p>
}

/**
 * The props of a `SearchBar` on the search machine of the store, or of `SearchBarParts.Root` for a bar of your own.
 *
 * @throws Error outside a `GauzeProvider` whose store has the machine.
 */
export function useSearchField({
  hasSuggestions = true,
  load,
  path,
  onNavigate = (href) => location.assign(href),
  ...props
}: SearchFieldProps): SearchBarProps {
  const routes = useRoutes()
  const search = useSearch()
  const { changePath, isReady, rows } = search
  const [early, setEarly] = useState('')
  const [isBroken, setBroken] = useState(false)
  const shownPath = useRef(path)
  useEffect(() => {
    if (isReady && path !== undefined) changePath(path)
    // A new page keeps the text that was typed before its scripts loaded.
    else if (shownPath.current !== path) setEarly('')
    shownPath.current = path
  }, [changePath, isReady, path])

  const start = () =>
    void Promise.all([loadList(), load?.()]).then(
      () => setBroken(false),
      () => setBroken(true),
    )
  const type = (text: string) => {
    setEarly(text)
    if (hasSuggestions) search.type(text)
  }
  const resultsOf = (term: string) => `${props.action ?? routes.products}?${new URLSearchParams({ search: term })}`
  const submit = (text: string) => {
    const term = toSearchTerm(text)
    if (term === '') return
    if (isReady) search.submit()
    else {
      setEarly('')
      if (hasSuggestions) {
        // Replayed when the machine arrives, after the typed term.
        search.clear()
        search.remember(term)
      }
    }
    onNavigate(resultsOf(term), { term, kind: 'typed', position: 0, count: rows.length })
  }
  const choose = (index: number) => {
    const row = rows[index]
    if (!row) return
    const term = toSearchTerm('term' in row ? row.term : search.text)
    const href = row.kind === 'item' ? routes.product(row.item.urlComponent) : resultsOf(term)
    search.choose(row)
    onNavigate(href, { term, kind: row.kind, position: index + 1, count: rows.length })
  }
  const isListed = search.text === '' ? rows.length > 0 || search.canUndo : search.status !== 'idle'
  const suggestions: SearchSuggestionsSlot = {
    isAvailable: isReady ? isListed : isBroken && isSearchable(early),
    answeredTerm: search.answeredTerm,
    count: rows.length,
    hasButtons: search.text === '' || search.status === 'down',
    onChoose: choose,
    render: (link) =>
      isReady ? (
        <Suspense>
          <SearchFieldList {...link} onChoose={choose} />
        </Suspense>
      ) : (
        <NoList />
      ),
  }
  return {
    ...props,
    term: isReady ? search.text : early,
    onTermChange: type,
    onSearch: submit,
    ...(hasSuggestions ? { suggestions, onIntent: start } : {}),
  }
}

/**
 * A search field with suggestions, on the search machine of the store. It is a plain form until suggestions load, and
 * if they are switched off. They load when typing becomes likely, and the field keeps the text that was typed before.
 *
 * @keyboard Arrow Down, Arrow Up: move along the suggestions; the focus stays in the field.
 * @keyboard Enter: searches, or opens the suggestion.
 * @keyboard Escape: closes the suggestions.
 * @example
 * <SearchField onNavigate={(href) => navigate(href)} path={pathname} />
 * @throws Error outside a `GauzeProvider` whose store has the machine.
 */
export function SearchField(props: SearchFieldProps) {
  return <SearchBar {...useSearchField(props)} />
}
