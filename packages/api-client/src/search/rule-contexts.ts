/** The contexts of the index's rules for searches in a shop (SRCH-06). */
export const SEARCH_RULE_CONTEXTS = ['frontend', 'main-searchbar'] as const
