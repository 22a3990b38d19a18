import type { TextPart } from '@gauze/contract'
import type { SearchAnswer } from '@gauze/machines/search'
import { SUGGESTION_LIMIT } from '@gauze/rules'

type SuggestedProduct = SearchAnswer['items'][number]
type Product = Pick<SuggestedProduct, 'objectID' | 'siteDisplayName' | 'thumbnailImage'> &
  Partial<Pick<SuggestedProduct, 'manufacturer' | 'mpn' | 'parts'>>

/** A row of the list below the search field, in the order the arrow keys reach them. */
export type SuggestionRow<Item extends Product = Product> =
  | { readonly kind: 'recent'; readonly term: string }
  | { readonly kind: 'query'; readonly term: string; readonly parts: readonly TextPart[] | null }
  | { readonly kind: 'item'; readonly item: Item }
  /** 'See All Results'. */
  | { readonly kind: 'all' }

/**
 * Makes the rows for the typed text: recent searches while it is empty; otherwise query suggestions, products, and 'See
 * All Results' when the list of products is full.
 */
export function suggestionRows<Item extends Product>(
  answer: { readonly items: readonly Item[]; readonly queries: SearchAnswer['queries'] } | null,
  recent: readonly string[],
): SuggestionRow<Item>[] {
  if (!answer) return recent.map((term) => ({ kind: 'recent', term }))
  const { items, queries } = answer
  return [
    ...queries.map(({ query, parts }) => ({ kind: 'query' as const, term: query, parts })),
    ...items.map((item) => ({ kind: 'item' as const, item })),
    ...(items.length >= SUGGESTION_LIMIT ? [{ kind: 'all' as const }] : []),
  ]
}
