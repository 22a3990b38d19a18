import type { ListingRequest, ListingResult, NearestCategory } from '@gauze/server/plugin'

/** One condition on facets: at least one of its alternatives holds. */
export type FilterGroup = readonly { readonly facet: string; readonly value: string; readonly not?: boolean }[]

/** A search request. */
export interface SearchRequest extends ListingRequest {
  /** Whether products with a word that has a leading minus (`gloves -latex`) are left out; true by default. */
  readonly excludes?: boolean | undefined
  /** Conditions of the hosted protocol: all of them hold, and counts are of the remaining products. */
  readonly groups?: readonly FilterGroup[] | undefined
  /** False stops at the popular products, for type-ahead: `total` is then a lower bound when `exhaustive` is false. */
  readonly exhaustive?: boolean | undefined
}

/** The result of a search. */
export interface SearchResult extends ListingResult {
  /** False when `total` is only a lower bound. */
  readonly exhaustive: boolean
  /** 32 hexadecimal digits: names this search in later events. */
  readonly queryID: string
  /** Typed words and their replacements; for highlighting. */
  readonly highlightWords: readonly HighlightWord[]
}

/** A word to highlight: as typed, and its replacements (whole words or beginnings). */
export interface HighlightWord {
  readonly typed: string
  readonly prefixes: readonly string[]
}

/** A query suggestion. */
export interface QuerySuggestion {
  readonly query: string
  readonly popularity: number
  readonly hits: number
}

/** Finds products. Both the hosted protocol and the listing calls use it. */
export interface SearchEngine {
  /**
   * Two statements; one more when a word is unknown and may be a typo.
   * @example
   * const { ids, total, facets } = await engine.search({ query: 'nitrile glov', facets: 'all' })
   */
  search(request: SearchRequest): Promise<SearchResult>
  /** The category that is nearest to a query that nothing fits; null if no word of it is known. */
  nearest(query: string): Promise<NearestCategory | null>
  /** Query suggestions for a beginning, the most popular first. */
  suggest(term: string, limit: number, excludes?: boolean): Promise<readonly QuerySuggestion[]>
}
