import { dropUserToken } from '@gauze/api-client/search'
import { writeRecentSearches } from './recent-store.js'

/** Forgets the searches here and whose they were: the next person to sign in is somebody else (SRCH-06). */
export function forgetSearches(): void {
  writeRecentSearches([])
  dropUserToken()
}
