import type { SearchSuggestion } from '@gauze/contract'
import type { CallOptions } from '../port/index.js'

/** The outside world of the type-ahead. */
export interface SearchPort {
  /**
   * Suggestions for a term.
   * @param term without markup, trimmed, at least 3 characters
   */
  suggest(term: string, options: CallOptions): Promise<readonly SearchSuggestion[]>
}

/** What the search machine holds. */
export interface SearchContext {
  /** What stands in the field, as typed. Only `selectTerm` of it is ever sent or submitted. */
  readonly text: string
  readonly suggestions: readonly SearchSuggestion[]
  /** The term that the suggestions answer; `null` while there are none to show. */
  readonly answeredTerm: string | null
  /** Where products are listed; leaving it clears the text (SRCH-05). */
  readonly listingPath: string
  readonly isOnListing: boolean
}

/** What a search begins with. */
export interface SearchInput {
  /** `/products` unless told. */
  readonly listingPath?: string
  /** The path of the page the search begins on. */
  readonly path?: string
}

/** What the search machine hears. */
export type SearchEvent =
  | { readonly type: 'text.type'; readonly text: string }
  | { readonly type: 'text.clear' }
  | { readonly type: 'suggestion.select'; readonly suggestion: SearchSuggestion }
  /** The search button or Enter; does nothing without a term. */
  | { readonly type: 'search.submit' }
  /** Asks again after the search service was down. */
  | { readonly type: 'search.retry' }
  | { readonly type: 'path.change'; readonly path: string }

/** What the search machine tells. */
export type SearchEmitted =
  /** Go to the results of this term, on page 1 (SRCH-05). */
  | { readonly type: 'search.submitted'; readonly term: string; readonly page: 1 }
  | { readonly type: 'search.selected'; readonly suggestion: SearchSuggestion; readonly term: string }
