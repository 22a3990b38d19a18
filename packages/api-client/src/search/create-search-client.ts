import { isSearchable, MAX_SEARCH_LENGTH, SUGGESTION_LIMIT, toSearchTerm } from '@gauze/rules'
import { liteClient } from 'algoliasearch/lite'
import { type ApiError, errorForStatus, NetworkError } from '../api-error.js'
import { untilAborted } from '../until-aborted.js'
import { HIGHLIGHT } from './read-parts.js'
import { readSuggestions } from './read-suggestions.js'
import { SEARCH_RULE_CONTEXTS } from './rule-contexts.js'
import type { SearchClient, SearchClientOptions, SearchOptions, Suggestions } from './search.types.js'

const DEFAULT_INDEXES = { items: 'items', suggestions: 'items_query_suggestions' }
const CALL = 'suggest'
// The fields that a suggestion shows: an index may contain far more of a product.
const ITEM_FIELDS = [
  ...['id', 'urlComponent', 'itemName', 'siteDisplayName', 'displayName', 'thumbnailImage'],
  ...['manufacturer', 'mpn'],
]
const ITEM_MARKS = ['siteDisplayName']
// Longer than a person waits: the caller decides when to give up, and a slow service can still answer.
const PATIENCE = 15_000

/**
 * Creates the type-ahead client over the official client of the hosted search service. It also works
 * with another service that implements the hosted service's protocol: set its `url`.
 *
 * @throws TypeError when `url` is not an address.
 * @example
 * const search = createSearchClient({
 *   appId: 'gauze',
 *   apiKey: 'gauze-public-search',
 *   url: '/search',
 *   userToken: localStorageUserToken,
 * })
 * const items = await search.suggest('nitrile', { signal })
 */
export function createSearchClient(options: SearchClientOptions): SearchClient {
  const {
    ruleContexts = SEARCH_RULE_CONTEXTS,
    indexes = DEFAULT_INDEXES,
    limit = SUGGESTION_LIMIT,
    userToken,
    url,
  } = options
  const client = liteClient(options.appId, options.apiKey, {
    timeouts: { connect: PATIENCE, read: PATIENCE, write: PATIENCE },
    ...(url === undefined ? {} : { hosts: [hostOf(url)] }),
  })

  const suggestAll = async (text: string, { signal }: SearchOptions = {}): Promise<Suggestions> => {
    if (!isSearchable(text)) return { items: [], queries: [], itemCount: 0, correctedTerm: null }
    const token = typeof userToken === 'function' ? userToken() : userToken
    const shared = {
      query: toSearchTerm(text).slice(0, MAX_SEARCH_LENGTH),
      hitsPerPage: limit,
      clickAnalytics: true,
      ruleContexts: [...ruleContexts],
      highlightPreTag: HIGHLIGHT.before,
      highlightPostTag: HIGHLIGHT.after,
      ...(token === undefined ? {} : { userToken: token }),
    }
    const requests = [
      { indexName: indexes.items, ...shared, attributesToRetrieve: ITEM_FIELDS, attributesToHighlight: ITEM_MARKS },
      { indexName: indexes.suggestions, ...shared },
    ]
    const answer = client.searchForHits({ requests }).catch((error) => {
      throw toApiError(error)
    })
    // The official client takes no signal: its answer is dropped instead.
    return readSuggestions(await untilAborted(answer, CALL, signal), limit)
  }

  return { suggestAll, suggest: async (term, searchOptions) => (await suggestAll(term, searchOptions)).items }
}

function hostOf(url: string) {
  const { protocol, host, pathname } = new URL(url, globalThis.location?.href)
  return {
    // The official client puts `${protocol}://${url}` before its paths, so this field keeps a prefix.
    url: `${host}${pathname.replace(/\/+$/, '')}`,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    accept: 'readWrite' as const,
  }
}

function toApiError(error: unknown): ApiError {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null
  return typeof status === 'number'
    ? errorForStatus(status, { call: CALL, cause: error })
    : new NetworkError({ call: CALL, cause: error })
}
