export const searchSuggestionsMessages = {
  label: 'Suggestions',
  queries: 'Searches',
  products: 'Products',
  recent: 'Recent searches',
  seeAll: 'See All Results',
  corrected: 'Showing results for',
  searching: 'Searching…',
  slow: 'Still searching…',
  empty: (term: string) => `No products match “${term}”`,
  emptyHelp: 'Check the spelling, use fewer words, or search by part number.',
  down: 'Suggestions are not available right now. Press Search to see all results.',
  retry: 'Try again',
  count: (products: number, queries: number) =>
    [
      products > 0 ? `${products} ${products === 1 ? 'product' : 'products'}` : '',
      queries > 0 ? `${queries} ${queries === 1 ? 'search' : 'searches'}` : '',
    ]
      .filter(Boolean)
      .join(' and '),
  recentCount: (count: number) => (count === 1 ? '1 recent search' : `${count} recent searches`),
  removeRecent: (term: string) => `Remove “${term}” from recent searches`,
  clearRecent: 'Clear all',
  removed: 'Removed from recent searches.',
  undo: 'Undo',
}

export type SearchSuggestionsMessages = typeof searchSuggestionsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    searchSuggestions: SearchSuggestionsMessages
  }
}
