import { createSearchClient, localStorageRecentSearches } from '@gauze/api-client/search'
import { searchFeature } from '@gauze/machines/search'
import type { PublicSettings } from '../config/public-settings.js'
import { itemSearch } from './item-search.js'
import { searchUserToken } from './search-identity.js'

/** The search machine on this store's search service and this browser's recent searches. */
export function typeAheadFeature({ appId, apiKey, url, index, suggestionsIndex }: PublicSettings['search']) {
  const client = createSearchClient({
    appId,
    apiKey,
    userToken: searchUserToken,
    indexes: { items: index, suggestions: suggestionsIndex },
    ...(url === null ? {} : { url }),
  })
  return searchFeature(client, {
    recent: localStorageRecentSearches(),
    onSelected: ({ suggestion, term }) => itemSearch.noteHitClick({ ...suggestion, searchTerm: term }),
  })
}
