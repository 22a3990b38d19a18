import { dropUserToken, localStorageRecentSearches } from '@gauze/api-client/search'

/** Forgets the searches here and whose they were: the next person to sign in is somebody else (SRCH-06). */
export function forgetSearches(): void {
  localStorageRecentSearches().write([])
  dropUserToken()
}
