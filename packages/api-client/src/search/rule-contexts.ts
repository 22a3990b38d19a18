/** The contexts of the index's rules that searches of a shop window are made in (SRCH-06). */
export const SEARCH_RULE_CONTEXTS = ['frontend', 'main-searchbar'] as const
