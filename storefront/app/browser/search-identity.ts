import { hasConsent } from '@gauze/api-client/analytics'
import { localStorageUserToken, SEARCH_RULE_CONTEXTS } from '@gauze/api-client/search'

/** The anonymous user token for searches; none without consent (SRCH-06). */
export function searchUserToken(): string | undefined {
  return hasConsent() ? localStorageUserToken() : undefined
}

/**
 * The user and the account that a customer's listing sends to the search (SRCH-06). Nothing on the server, which asks
 * for every visitor alike.
 */
export function listingSearchIdentity(): { ruleContexts?: string[]; userToken?: string } {
  if (typeof document === 'undefined') return {}
  const userToken = searchUserToken()
  return { ruleContexts: [...SEARCH_RULE_CONTEXTS], ...(userToken === undefined ? {} : { userToken }) }
}
