import { useSearch } from '@gauze/ui/hooks'
import { SearchBar as SearchField, type SuggestionListLink } from '@gauze/ui/search/search-bar'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRuntime } from '../runtime/runtime-provider.js'

const SUGGESTION_LIMIT = 5
const loadTypeAhead = () => import('./type-ahead.js')
const TypeAheadList = lazy(async () => ({ default: (await loadTypeAhead()).TypeAheadList }))

/** The search field of the header; its list loads when typing becomes likely (SRCH-01 to SRCH-05). */
export function SearchBar() {
  const runtime = useRuntime()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const search = useSearch()
  const { changePath, isReady } = search
  const [early, setEarly] = useState('')
  useEffect(() => {
    if (isReady) changePath(pathname)
    else setEarly('')
  }, [changePath, isReady, pathname])

  const start = async () => {
    const [{ startTypeAhead }, store] = await Promise.all([loadTypeAhead(), runtime.load()])
    startTypeAhead(runtime, store, navigate)
  }
  const type = (text: string) => {
    setEarly(text)
    search.type(text)
  }
  const submit = (text: string) => {
    if (isReady) search.submit()
    else navigate(`/products/1?${new URLSearchParams({ search: text.trim() })}`)
  }
  const isFull = search.suggestions.length >= SUGGESTION_LIMIT
  const choose = (index: number) => {
    const suggestion = search.suggestions[index]
    if (suggestion) search.select(suggestion)
    else search.submit()
  }
  return (
    <SearchField
      action="/products/1"
      term={isReady ? search.text : early}
      onTermChange={type}
      onSearch={submit}
      // A list that does not load leaves a field that still searches.
      onIntent={() => void start().catch(() => undefined)}
      suggestions={{
        isAvailable: isReady && search.status !== 'idle',
        count: search.suggestions.length + (isFull ? 1 : 0),
        onChoose: choose,
        render: (link: SuggestionListLink) => (
          <Suspense>
            <TypeAheadList {...link} hasSeeAll={isFull} onChoose={choose} />
          </Suspense>
        ),
      }}
    />
  )
}
