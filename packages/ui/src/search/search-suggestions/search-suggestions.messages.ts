export const searchSuggestionsMessages = {
  label: 'Suggested products',
  seeAll: 'See All Results',
  searching: 'Searching…',
  slow: 'Still searching…',
  empty: (term: string) => `Nothing found for “${term}”. Try fewer or other words.`,
  down: 'Suggestions are not available right now. Press Search to see all results.',
  retry: 'Try again',
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
}

export type SearchSuggestionsMessages = typeof searchSuggestionsMessages
