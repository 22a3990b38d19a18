import { createSearchClient } from '@gauze/api-client/search'
import { searchActors, searchMachine } from '@gauze/machines/search'
import type { Feature } from '@gauze/machines/store'
import { type ActorRefFrom, createActor } from 'xstate'
import type { PublicSettings } from '../config/public-settings.js'
import { noteHitClick } from './item-search.js'
import { RECENT_KEY, readRecentSearches, writeRecentSearches } from './recent-store.js'
import { searchUserToken } from './search-identity.js'
import type { Signals } from './signals.js'
import type { StoreSignal } from './store-runtime.js'

/** The search machine on this store's search service and this browser's recent searches. */
export function typeAheadFeature(
  { appId, apiKey, url, index, suggestionsIndex }: PublicSettings['search'],
  signals: Signals<StoreSignal>,
): Feature<ActorRefFrom<typeof searchMachine>> {
  return ({ currentPath, followOwner }) => {
    const client = createSearchClient({
      appId,
      apiKey,
      userToken: searchUserToken,
      indexes: { items: index, suggestions: suggestionsIndex },
      ...(url === null ? {} : { url }),
    })
    const search = createActor(searchMachine.provide({ actors: searchActors(client) }), {
      input: {
        listingPath: '/products',
        path: currentPath().replace(/[?#].*/, ''),
        recent: readRecentSearches(),
      },
    })
    const go = (to: string) => signals.emit({ type: 'searched', to })
    search.on('search.submitted', ({ term, page }) => go(`/products/${page}?${new URLSearchParams({ search: term })}`))
    search.on('search.selected', ({ suggestion, term }) => {
      noteHitClick({ ...suggestion, searchTerm: term })
      go(`/product/${encodeURIComponent(suggestion.urlComponent)}`)
    })
    search.on('recent.changed', ({ recent }) => writeRecentSearches(recent))
    const reread = () => search.send({ type: 'recent.receive', recent: readRecentSearches() })
    window.addEventListener('storage', ({ key }) => {
      if (key === RECENT_KEY || key === null) reread()
    })
    search.start()
    // Who signs out takes the searches along.
    followOwner(reread)
    return search
  }
}
