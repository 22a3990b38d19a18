import type { SearchSuggestion } from '@gauze/contract'
import { isSearchable, toSearchTerm } from '@gauze/rules'
import { liteClient } from 'algoliasearch/lite'
import { type ApiError, errorForStatus, NetworkError } from '../api-error.js'
import { untilAborted } from '../until-aborted.js'
import type { QuerySuggestion, SearchClient, SearchClientOptions, SearchOptions, Suggestions } from './search.types.js'

const DEFAULT_RULE_CONTEXTS = ['frontend', 'main-searchbar']
const DEFAULT_INDEXES = { items: 'items', suggestions: 'items_query_suggestions' }
const DEFAULT_LIMIT = 5
const CALL = 'suggest'

/** A record of either index, as far as a suggestion reads it; a partner's index may lack any field. */
interface IndexRecord {
  readonly id?: number
  readonly urlComponent?: string
  readonly itemName?: string
  readonly siteDisplayName?: string
  readonly displayName?: string
  readonly thumbnailImage?: string | null
  readonly query?: string
}

interface Page {
  readonly hits: readonly (IndexRecord & { readonly objectID: string })[]
  readonly nbHits?: number | undefined
  readonly queryID?: string | undefined
}

/**
 * Makes the type-ahead client over the official client of the hosted search service (SRCH-06). The same code asks the
 * hosted service or one that speaks its protocol; only `url` differs.
 *
 * @throws TypeError when `url` is no address.
 * @example
 * const search = createSearchClient({
 *   appId: 'gauze', apiKey: 'gauze-public-search', url: '/search', userToken: localStorageUserToken,
 * })
 * const items = await search.suggest('nitrile', { signal })
 */
export function createSearchClient(options: SearchClientOptions): SearchClient {
  const {
    ruleContexts = DEFAULT_RULE_CONTEXTS,
    indexes = DEFAULT_INDEXES,
    limit = DEFAULT_LIMIT,
    userToken,
    url,
  } = options
  const client = liteClient(options.appId, options.apiKey, url === undefined ? {} : { hosts: [hostOf(url)] })

  const suggestAll = async (text: string, { signal }: SearchOptions = {}): Promise<Suggestions> => {
    if (!isSearchable(text)) return { items: [], queries: [], itemCount: 0 }
    const shared = {
      query: toSearchTerm(text),
      hitsPerPage: limit,
      clickAnalytics: true,
      userToken: typeof userToken === 'function' ? userToken() : userToken,
      ruleContexts: [...ruleContexts],
    }
    const requests = [indexes.items, indexes.suggestions].map((indexName) => ({ indexName, ...shared }))
    const answer = client.searchForHits<IndexRecord>({ requests }).catch((error) => {
      throw toApiError(error)
    })
    // The official client takes no signal: its answer is dropped instead.
    const { results } = await untilAborted(answer, CALL, signal)
    return toSuggestions(results)
  }

  return { suggestAll, suggest: async (term, searchOptions) => (await suggestAll(term, searchOptions)).items }
}

function toSuggestions([items, queries]: readonly Page[]): Suggestions {
  return {
    items: (items?.hits ?? []).flatMap((hit) => toItem(hit, items?.queryID ?? null)),
    queries: (queries?.hits ?? []).flatMap(toQuery),
    itemCount: items?.nbHits ?? 0,
  }
}

/** A record without an id leads nowhere and is left out. */
function toItem(hit: Page['hits'][number], queryID: string | null): SearchSuggestion[] {
  const id = hit.id ?? Number(hit.objectID)
  if (!Number.isInteger(id)) return []
  const displayName = hit.displayName ?? hit.itemName ?? ''
  return [
    {
      objectID: hit.objectID,
      queryID,
      id,
      urlComponent: hit.urlComponent ?? String(id),
      itemName: hit.itemName ?? '',
      siteDisplayName: hit.siteDisplayName ?? displayName,
      displayName,
      thumbnailImage: hit.thumbnailImage ?? null,
    },
  ]
}

function toQuery({ objectID, query }: Page['hits'][number]): QuerySuggestion[] {
  return query === undefined ? [] : [{ objectID, query }]
}

function hostOf(url: string) {
  const { protocol, host, pathname } = new URL(url, globalThis.location?.href)
  return {
    // The official client puts `${protocol}://${url}` before its paths, so a prefix is kept by this field.
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
