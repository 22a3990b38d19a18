import { productsPath } from '@gauze/rules'
import { SearchField } from '@gauze/ui/search/search-field'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRuntime } from '../browser/runtime-provider.js'
import { track } from '../browser/track.js'
import { useFlag } from '../data/use-flag.js'
import { useEarlySearch } from './early-search.js'

/** The search field of the header, whose machine loads when typing becomes likely. */
export function SearchBar() {
  const hasTypeAhead = useFlag('algolia_autocomplete_searchbar')
  const runtime = useRuntime()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEarlySearch()
  return (
    <SearchField
      action={productsPath()}
      path={pathname}
      hasSuggestions={hasTypeAhead}
      load={async () => (await runtime.load()).store.search.load()}
      onNavigate={(href, { term, kind, position, count }) => {
        if (kind === 'typed') track('Search_Submitted', { length: term.length, count })
        else track('Search_Suggestion_Clicked', { kind, position, count })
        void navigate(href)
      }}
    />
  )
}
