import type { SuggestedItem } from '@gauze/contract'
import type { SearchAnswer } from '../src/search/index.js'

/** A suggestion of this name. */
export const suggestion = (name: string): SuggestedItem => ({
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
})

/** An answer that suggests products of these names. */
export const suggesting = (...names: string[]): SearchAnswer => ({
  items: names.map(suggestion),
  queries: [],
  itemCount: names.length,
  correctedTerm: null,
})
