import type { Facet, Sort } from '@gauze/contract'

/** Chosen values by facet name: any value of one facet, and all facets. */
export type ChosenFilters = Readonly<Record<string, readonly string[]>>

/**
 * The prices to use: the prices of a level, List Price where it has none, and the contract prices of an account before
 * both.
 */
export interface Prices {
  readonly level: string
  readonly accountId?: number
}

/** A request for a listing. */
export interface ListingRequest {
  /** As typed; markup is removed. Empty lists everything. */
  readonly query?: string | undefined
  /** Url component of a category or subcategory. */
  readonly category?: string | undefined
  /** Choices of a shopper: counts of a facet ignore its own choice, so that another value can be added. */
  readonly filters?: ChosenFilters | undefined
  readonly sort?: Sort | undefined
  /** For the price sorts, which use the prices that cards show. Without it they sort by name. */
  readonly prices?: Prices | undefined
  /** The company that searches, if known: among equally good matches, the products that it bought before come first. */
  readonly accountId?: number | null | undefined
  /** From 1. */
  readonly page?: number | undefined
  readonly limit?: number | undefined
  /** Facet names to count; `offered` for the common ones; `all`; or none. */
  readonly facets?: readonly string[] | 'offered' | 'all' | undefined
}

/** How often each value of a facet occurs, by facet name. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The item of a product that a search means. */
export interface ShownItem {
  /** The item that a card shows, prices and sells: a variant, or the product itself. */
  readonly itemId: number
  /** The items of the product that match, the shown one included. */
  readonly fitting: readonly number[]
}

/** Products that were found. */
export interface FoundProducts {
  /** Product ids in order. */
  readonly ids: readonly number[]
  /** The shown item of each product, by product id. */
  readonly shown: ReadonlyMap<number, ShownItem>
}

/** The answer to a {@link ListingRequest}. */
export interface ListingResult extends FoundProducts {
  readonly total: number
  readonly counts: FacetCounts
  /** The counts as a listing shows them. */
  readonly facets: readonly Facet[]
  /** Names this search in later events. */
  readonly queryID: string
  /** The words that were searched for instead of the typed ones. */
  readonly corrected: string | null
  /** True when nothing had all the words, so that some were left out. */
  readonly relaxed: boolean
}

/** The category that is nearest to a query that nothing fits. */
export interface NearestCategory {
  readonly name: string
  readonly urlComponent: string
}

/** A search that a shopper made. */
export interface NotedSearch {
  readonly query: string
  readonly hits: number
  readonly queryId: string | null
  /** Names the browser in the search service's events. */
  readonly userToken: string | null
  readonly user: { readonly userId: number; readonly accountId: number } | null
}

/**
 * The methods of a search that the calls of the API need: the search finds and counts, the store prices and describes.
 */
export interface SearchPort {
  /** Searches the index. */
  search(request: ListingRequest): Promise<ListingResult>
  /** The category that is nearest to a query that nothing fits; null if no word of it is known. */
  nearest(query: string): Promise<NearestCategory | null>
  /** The first products with an item whose words match a text; works without an index. */
  list(text: string, limit: number): Promise<FoundProducts>
  /** Remembers a search, and the user of its browser, for popularity and query suggestions. */
  note(search: NotedSearch): Promise<void>
}
