/** The contexts of the index's rules for searches in a shop. */
export const SEARCH_RULE_CONTEXTS = ['frontend', 'main-searchbar'] as const
