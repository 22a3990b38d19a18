import { createSearchClient } from '@gauze/api-client/search'
import { searchActors, searchMachine } from '@gauze/machines/search'
import { useSearch } from '@gauze/ui/hooks'
import type { SuggestionListLink } from '@gauze/ui/search/search-bar'
import { SearchSuggestions } from '@gauze/ui/search/search-suggestions'
import { createActor } from 'xstate'
import type { LoadedStore, StoreRuntime } from '../runtime/store-runtime.js'
import { noteHitClick } from '../search/item-search.js'
import { RECENT_KEY, readRecentSearches, writeRecentSearches } from '../search/recent-store.js'
import { searchUserToken } from '../search/search-identity.js'

/** Starts the search machine on the search service and connects it to its stand-in; later calls change nothing. */
export function startTypeAhead(runtime: StoreRuntime, store: LoadedStore, navigate: (to: string) => void): void {
  if (runtime.actors.search.getSnapshot() !== undefined) return
  const { appId, apiKey, url, index, suggestionsIndex } = store.settings.search
  const client = createSearchClient({
    appId,
    apiKey,
    userToken: searchUserToken,
    indexes: { items: index, suggestions: suggestionsIndex },
    ...(url === null ? {} : { url }),
  })
  const search = createActor(searchMachine.provide({ actors: searchActors(client) }), {
    input: { listingPath: '/products', path: location.pathname, recent: readRecentSearches() },
  })
  search.on('search.submitted', ({ term, page }) =>
    navigate(`/products/${page}?${new URLSearchParams({ search: term })}`),
  )
  search.on('search.selected', ({ suggestion, term }) => {
    noteHitClick({ ...suggestion, searchTerm: term })
    navigate(`/product/${encodeURIComponent(suggestion.urlComponent)}`)
  })
  search.on('recent.changed', ({ recent }) => writeRecentSearches(recent))
  const reread = () => search.send({ type: 'recent.receive', recent: readRecentSearches() })
  window.addEventListener('storage', ({ key }) => {
    if (key === RECENT_KEY || key === null) reread()
  })
  runtime.signals.subscribe(({ type }) => {
    if (type === 'signedOut') reread()
  })
  runtime.actors.search.connect(search.start())
}

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
