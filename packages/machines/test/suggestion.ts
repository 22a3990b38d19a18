import type { SuggestedItem } from '@gauze/contract'
import type { SearchAnswer } from '../src/search/index.js'

/** A suggestion of this name. */
export function suggestion(name: string): SuggestedItem {
  return {
    objectID: name,
    queryID: null,
    id: 1,
    urlComponent: name,
    itemName: name,
    siteDisplayName: name,
    displayName: name,
    thumbnailImage: null,
    manufacturer: null,
    mpn: null,
    parts: null,
  }
}

/** An answer that suggests products of these names. */
export function suggesting(...names: string[]): SearchAnswer {
  return {
    items: names.map(suggestion),
    queries: [],
    itemCount: names.length,
    correctedTerm: null,
  }
}
