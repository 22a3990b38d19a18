export {
  type ClickedHit,
  type ClickRecord,
  type ClickRecords,
  type ClickRecordsOptions,
  type ClickStorage,
  createClickRecords,
  dropClickRecords,
  type FoundBy,
} from './click-records.js'
export {
  type ClickAnalytics,
  type ClickAnalyticsOptions,
  createClickAnalytics,
  type OrderedItem,
} from './create-click-analytics.js'
export { createSearchClient } from './create-search-client.js'
export { createItemSearch, forgetSearches, type ItemSearch, type ItemSearchOptions } from './item-search.js'
export { localStorageRecentSearches, type RecentSearches } from './recent-searches.js'
export { SEARCH_RULE_CONTEXTS } from './rule-contexts.js'
export type {
  SearchClient,
  SearchClientOptions,
  SearchOptions,
  Suggestions,
} from './search.types.js'
export { dropUserToken, localStorageUserToken } from './user-token.js'
