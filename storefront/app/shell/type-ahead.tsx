import { createSearchClient, localStorageUserToken } from '@gauze/api-client/search'
import { searchActors, searchMachine } from '@gauze/machines/search'
import { useSearch } from '@gauze/ui/hooks'
import type { SuggestionListLink } from '@gauze/ui/search/search-bar'
import { SearchSuggestions } from '@gauze/ui/search/search-suggestions'
import { createActor } from 'xstate'
import type { LoadedStore, StoreRuntime } from '../runtime/store-runtime.js'

/** Starts the search machine on the search service and puts it behind its stand-in; later calls change nothing. */
export function startTypeAhead(runtime: StoreRuntime, store: LoadedStore, navigate: (to: string) => void): void {
  if (runtime.actors.search.getSnapshot() !== undefined) return
  const { appId, apiKey, url, index, suggestionsIndex } = store.settings.search
  const client = createSearchClient({
    appId,
    apiKey,
    userToken: localStorageUserToken,
    indexes: { items: index, suggestions: suggestionsIndex },
    ...(url === null ? {} : { url }),
  })
  const search = createActor(searchMachine.provide({ actors: searchActors(client) }), {
    input: { listingPath: '/products', path: location.pathname },
  })
  search.on('search.submitted', ({ term, page }) =>
    navigate(`/products/${page}?${new URLSearchParams({ search: term })}`),
  )
  search.on('search.selected', ({ suggestion }) => navigate(`/product/${suggestion.urlComponent}`))
  runtime.actors.search.connect(search.start())
}

export interface TypeAheadListProps extends SuggestionListLink {
  hasSeeAll: boolean
  onChoose: (index: number) => void
}

/** The list below the search field. */
export function TypeAheadList({ hasSeeAll, onChoose, ...link }: TypeAheadListProps) {
  const { suggestions, status, answeredTerm, text, retry } = useSearch()
  if (status === 'idle') return null
  return (
    <SearchSuggestions
      {...link}
      suggestions={suggestions}
      term={answeredTerm ?? text}
      status={status}
      hasSeeAll={hasSeeAll}
      onChoose={onChoose}
      onRetry={retry}
    />
  )
}
