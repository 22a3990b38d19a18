export const searchBarMessages = {
  label: 'Search for products',
  placeholder: 'Search for products',
  submit: 'Search',
}

export type SearchBarMessages = typeof searchBarMessages
