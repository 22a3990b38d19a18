import type { Facet, Sort } from '@gauze/contract'

/** Chosen values by facet name: any value of one facet, and all facets. */
export type ChosenFilters = Readonly<Record<string, readonly string[]>>

/** One condition on facets: at least one of its alternatives holds. */
export type FilterGroup = readonly { readonly facet: string; readonly value: string; readonly not?: boolean }[]

/** Whose prices: those of a level, List Price where it has none, and the contract prices of an account before both. */
export interface Prices {
  readonly level: string
  readonly accountId?: number
}

/** What to look for. */
export interface SearchRequest {
  /** As typed; markup is removed. Empty lists everything. */
  readonly query?: string | undefined
  /** Whether products with a word that has a leading minus (`gloves -latex`) are left out; true by default. */
  readonly excludes?: boolean | undefined
  /** Url component of a category or subcategory. */
  readonly category?: string | undefined
  /** Choices of a shopper: counts of a facet ignore its own choice, so that another value can be added. */
  readonly filters?: ChosenFilters | undefined
  /** Conditions of the hosted protocol: all of them hold, and counts are of the remaining products. */
  readonly groups?: readonly FilterGroup[] | undefined
  readonly sort?: Sort | undefined
  /** For the price sorts, which use the prices that cards show. Without it they sort by name. */
  readonly prices?: Prices | undefined
  /** The company that searches, if known: among equally good matches, what it bought before comes first. */
  readonly accountId?: number | null | undefined
  /** From 1. */
  readonly page?: number | undefined
  readonly limit?: number | undefined
  /** Facet names to count; `all`; or none. */
  readonly facets?: readonly string[] | 'all' | undefined
  /** False stops at the popular products, for type-ahead: `total` is then a lower bound when `exhaustive` is false. */
  readonly exhaustive?: boolean | undefined
}

/** How often each value of a facet occurs, by facet name. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** What was found. */
export interface SearchResult {
  /** Product ids in order. */
  readonly ids: readonly number[]
  /** What the search says about variants, for `namedVariant`. */
  readonly variants: VariantQuestion
  readonly total: number
  /** False when `total` is only a lower bound. */
  readonly exhaustive: boolean
  readonly counts: FacetCounts
  /** The counts as a listing shows them. */
  readonly facets: readonly Facet[]
  /** 32 hexadecimal digits: names this search in later events. */
  readonly queryID: string
  /** The words that were searched for instead of the typed ones. */
  readonly corrected: string | null
  /** True when nothing had all the words, so that some were left out. */
  readonly relaxed: boolean
  /** Typed words and their replacements; for highlighting. */
  readonly highlightWords: readonly HighlightWord[]
}

/** A word of a search that may name a variant. */
export interface VariantWord {
  /** Phrases that mean the word, itself first. */
  readonly phrases: readonly (readonly string[])[]
  /** It may still be the beginning of a word. */
  readonly begins: boolean
}

/** What a search says about the variants of the products that it finds. */
export interface VariantQuestion {
  /** The variant whose number was typed, by product id. */
  readonly numbers: ReadonlyMap<number, number>
  readonly words: readonly VariantWord[]
  /** Phrases that a variant must not have. */
  readonly excluded: readonly (readonly string[])[]
  /** Chosen values by facet name. */
  readonly filters: ChosenFilters
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
  /** Query suggestions for a beginning, the most popular first. */
  suggest(term: string, limit: number, excludes?: boolean): Promise<readonly QuerySuggestion[]>
}
