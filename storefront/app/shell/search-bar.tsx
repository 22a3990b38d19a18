import { isSearchable, toSearchTerm } from '@gauze/rules'
import { useSearch } from '@gauze/ui/hooks'
import { SearchBar as SearchField, type SearchSuggestionsSlot } from '@gauze/ui/search/search-bar'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRuntime } from '../browser/runtime-provider.js'
import { track } from '../browser/track.js'
import { useFlag } from '../data/use-flag.js'

function loadTypeAhead() {
  return import('./type-ahead.js')
}

const TypeAheadList = lazy(async () => ({ default: (await loadTypeAhead()).TypeAheadList }))

/**
 * The search field of the header, a plain form before its suggestions load and if they are switched off (SRCH-10). They
 * load when typing becomes likely (SRCH-01 to SRCH-05).
 */
export function SearchBar() {
  const hasTypeAhead = useFlag('algolia_autocomplete_searchbar')
  const runtime = useRuntime()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const search = useSearch()
  const { changePath, isReady, rows } = search
  const [early, setEarly] = useState('')
  const [isBroken, setBroken] = useState(false)
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (isReady) changePath(pathname)
    // A page that has just come keeps what was typed before its scripts.
    else if (shownPath.current !== pathname) setEarly('')
    shownPath.current = pathname
  }, [changePath, isReady, pathname])

  const start = async () => {
    const loadMachine = async () => (await runtime.load()).store.search.load()
    await Promise.all([loadTypeAhead(), loadMachine()])
    setBroken(false)
  }
  const type = (text: string) => {
    setEarly(text)
    if (hasTypeAhead) search.type(text)
  }
  const submit = (text: string) => {
    const term = toSearchTerm(text)
    track('Search_Submitted', { length: term.length, count: rows.length })
    if (isReady) search.submit()
    else if (term !== '') {
      setEarly('')
      if (hasTypeAhead) {
        // Replayed when the machine arrives, after the typed term.
        search.clear()
        search.remember(term)
      }
      void navigate(`/products/1?${new URLSearchParams({ search: term })}`)
    }
  }
  const choose = (index: number) => {
    const row = rows[index]
    if (!row) return
    track('Search_Suggestion_Clicked', { kind: row.kind, position: index + 1, count: rows.length })
    search.choose(row)
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
          <TypeAheadList {...link} onChoose={choose} />
        </Suspense>
      ) : (
        <p className="gz-suggestions">Suggestions are not available right now. Press Search to see all results.</p>
      ),
  }
  return (
    <SearchField
      action="/products/1"
      term={isReady ? search.text : early}
      onTermChange={type}
      onSearch={submit}
      {...(hasTypeAhead ? { suggestions, onIntent: () => void start().catch(() => setBroken(true)) } : {})}
    />
  )
}
