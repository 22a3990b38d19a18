import type { SuggestedItem, SuggestedQuery } from '@gauze/contract'

/** The address and keys of the search service, and the marks of each search. */
export interface SearchClientOptions {
  readonly appId: string
  /** The public, search-only key. */
  readonly apiKey: string
  /**
   * The base address of a search service that speaks the hosted one's protocol, e.g. `https://store.example/search`; in
   * a page it may be a path. Without one the hosted service of `appId` is used.
   */
  readonly url?: string | undefined
  /** Identifies this visitor anonymously; a function is called for each search, and may answer that there is none. */
  readonly userToken: string | (() => string | undefined)
  /** Contexts of the index's rules; `frontend` and `main-searchbar` by default. */
  readonly ruleContexts?: readonly string[]
  /** The indexes; `items` and `items_query_suggestions` by default. */
  readonly indexes?: { readonly items: string; readonly suggestions: string }
  /** Most suggestions of each kind; 5 by default. */
  readonly limit?: number
}

/** The options of a search. */
export interface SearchOptions {
  /** Stops waiting for the answer. */
  readonly signal?: AbortSignal | undefined
}

/** The suggestions for a term. */
export interface Suggestions {
  readonly items: readonly SuggestedItem[]
  readonly queries: readonly SuggestedQuery[]
  /** The total number of items. */
  readonly itemCount: number
  /** The term that the service searched for instead of a mistyped one; `null` if it used the term as typed. */
  readonly correctedTerm: string | null
}

/** The type-ahead over the search service. Rejects with an `ApiError`. */
export interface SearchClient {
  /** Items for a term; none, and no request, for a term of less than 3 characters. */
  suggest(term: string, options?: SearchOptions): Promise<readonly SuggestedItem[]>
  /** Items and query suggestions, from one request. */
  suggestAll(term: string, options?: SearchOptions): Promise<Suggestions>
}
