import type { SearchSuggestion, SuggestedItem, SuggestedQuery } from '@gauze/contract'
import type { CallOptions } from '../port/index.js'

/** The suggestions of the search service for a term. */
export interface SearchAnswer {
  readonly items: readonly SuggestedItem[]
  readonly queries: readonly SuggestedQuery[]
  /** The total number of items. */
  readonly itemCount: number
  /** The term that was searched for instead of a mistyped one; `null` when it was taken as typed. */
  readonly correctedTerm: string | null
}

/** The port of the type-ahead. */
export interface SearchPort {
  /**
   * Items and query suggestions for a term.
   * @param term without markup, trimmed, at least 3 characters
   */
  suggestAll(term: string, options: CallOptions): Promise<SearchAnswer>
}

/** The store of recent searches. `localStorageRecentSearches` of `@gauze/api-client/search` implements it. */
export interface RecentSearches {
  /** The searches, newest first. */
  read(): readonly string[]
  write(recent: readonly string[]): void
  /** Listens to changes from elsewhere, such as another tab. Returns a function that stops. */
  subscribe(listener: () => void): () => void
}

/** The context of the search machine. */
export interface SearchContext {
  /** The text of the field, as typed. Only `selectTerm` of it is ever sent or submitted. */
  readonly text: string
  readonly answer: SearchAnswer | null
  /** The term of the answer; `null` while there is none. */
  readonly answeredTerm: string | null
  /** This browser's recent searches, newest first. */
  readonly recent: readonly string[]
  /** The value of `recent` before a removal that can be undone. */
  readonly removed: readonly string[] | null
  /** The path of the product listing; leaving it clears the text. */
  readonly listingPath: string
  readonly isOnListing: boolean
}

/** The input of a search. */
export interface SearchInput {
  /** `/products` by default. */
  readonly listingPath?: string
  /** The path of the page the search begins on. */
  readonly path?: string
  /** The searches that this browser stored. */
  readonly recent?: readonly string[]
}

/** The events of the search machine. */
export type SearchEvent =
  | { readonly type: 'text.type'; readonly text: string }
  | { readonly type: 'text.clear' }
  | { readonly type: 'suggestion.select'; readonly suggestion: SearchSuggestion }
  /** The search button, Enter, or a term that was chosen from a list; does nothing without a term. */
  | { readonly type: 'search.submit'; readonly term?: string }
  /** Asks again after the search service was down. */
  | { readonly type: 'search.retry' }
  | { readonly type: 'path.change'; readonly path: string }
  /** A search that was made before the machine had arrived. */
  | { readonly type: 'recent.add'; readonly term: string }
  | { readonly type: 'recent.remove'; readonly term: string }
  | { readonly type: 'recent.clear' }
  /** Restores the searches that the last `recent.remove` or `recent.clear` removed. */
  | { readonly type: 'recent.undo' }
  /** Another tab changed them, or a logout did. */
  | { readonly type: 'recent.receive'; readonly recent: readonly string[] }

/** The events that the search machine emits. */
export type SearchEmitted =
  /** Go to the results of this term, on page 1. */
  | { readonly type: 'search.submitted'; readonly term: string; readonly page: 1 }
  | { readonly type: 'search.selected'; readonly suggestion: SearchSuggestion; readonly term: string }
  /** Store these in this browser. */
  | { readonly type: 'recent.changed'; readonly recent: readonly string[] }
