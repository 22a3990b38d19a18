import { dropUserToken } from '@gauze/api-client/search'
import { writeRecentSearches } from './recent-store.js'

/** Forgets what was searched for here and by whom: who signs in next is somebody else (SRCH-06). */
export function forgetSearches(): void {
  writeRecentSearches([])
  dropUserToken()
}
