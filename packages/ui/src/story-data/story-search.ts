import { type SearchPort, searchActors, searchMachine } from '@gauze/machines/search'
import { createActor } from 'xstate'
import { suggestedQueries, suggestions } from './story-data.js'

/** Suggests the products of the story store whose names contain the term. */
const storySearchPort: SearchPort = {
  suggestAll: async (term) => {
    const asked = term.toLowerCase()
    const items = suggestions
      .filter(({ siteDisplayName }) => siteDisplayName.toLowerCase().includes(asked))
      .map((found) => ({
        ...{ manufacturer: null, mpn: null, parts: null, queryID: null },
        ...found,
        id: Number(found.objectID),
        urlComponent: `product-${found.objectID}`,
        itemName: found.siteDisplayName,
        displayName: found.siteDisplayName,
      }))
    const queries = suggestedQueries.filter(({ query }) => query.includes(asked))
    return { items, queries, itemCount: items.length, correctedTerm: null }
  },
}

/** The search of a store without a server. */
export function startStorySearch(recent: readonly string[] = [], port = storySearchPort) {
  const machine = searchMachine.provide({ actors: searchActors(port) })
  return createActor(machine, { input: { recent } }).start()
}
