import { type ActorRefFrom, createActor } from 'xstate'
import type { Feature } from '../store/features.js'
import { searchActors } from './search.actors.js'
import { searchMachine } from './search.machine.js'
import type { RecentSearches, SearchEmitted, SearchPort } from './search.types.js'

/** The options that a store passes to its search. */
export interface SearchFeatureOptions {
  /** The store of recent searches; without it, they last as long as the page. */
  readonly recent?: RecentSearches
  /** The path of the results; leaving it clears the field. `/products` by default. */
  readonly listingPath?: string
  /** Called with each suggested product that is chosen, such as to report it. */
  readonly onSelected?: (selected: Extract<SearchEmitted, { type: 'search.selected' }>) => void
}

/**
 * The type-ahead as a feature of a store. It reads the recent searches again for every new owner, because a logout
 * deletes them.
 *
 * @param port the calls to the search service, such as `createSearchClient` of `@gauze/api-client/search`
 * @example
 * const search = searchFeature(createSearchClient({ appId, apiKey, url, userToken }), { recent: localStorageRecentSearches() })
 * startBrowserStore({ port: api, tokens, features: { search } })
 */
export function searchFeature(
  port: SearchPort,
  { recent, listingPath, onSelected }: SearchFeatureOptions = {},
): Feature<ActorRefFrom<typeof searchMachine>> {
  return ({ currentPath, followOwner }) => {
    const search = createActor(searchMachine.provide({ actors: searchActors(port) }), {
      input: {
        path: currentPath().replace(/[?#].*/, ''),
        ...(listingPath === undefined ? {} : { listingPath }),
        ...(recent ? { recent: recent.read() } : {}),
      },
    })
    if (onSelected) search.on('search.selected', onSelected)
    search.start()
    if (!recent) return search
    const read = () => search.send({ type: 'recent.receive', recent: recent.read() })
    search.on('recent.changed', (event) => recent.write(event.recent))
    search.subscribe({ complete: recent.subscribe(read) })
    followOwner(read)
    return search
  }
}
