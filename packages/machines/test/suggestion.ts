import type { SearchSuggestion } from '@gauze/contract'

/** A suggestion of this name. */
export const suggestion = (name: string): SearchSuggestion => ({
  objectID: name,
  queryID: null,
  id: 1,
  urlComponent: name,
  itemName: name,
  siteDisplayName: name,
  displayName: name,
  thumbnailImage: null,
})
